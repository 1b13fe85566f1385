/** Names that nobody can guess. */
export interface Identifiers {
  /** R34: the guest's on this device, the same every time. */
  guest(): string;
  /** R33: a new order's. */
  fresh(): string;
}
