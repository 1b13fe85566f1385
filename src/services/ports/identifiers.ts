/** Names that nobody can guess. */
export interface Identifiers {
  /** Another one each time, as for a new order (R33). */
  fresh(): string;
}
