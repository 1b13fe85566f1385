/** Names that nobody can guess. */
export interface Identifiers {
  /** A different one each time, such as for a new order (R33). */
  fresh(): string;
}
