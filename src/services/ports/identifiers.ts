/** Identifiers that can't be guessed. */
export interface Identifiers {
  /** Returns a new identifier on each call, for example for a new order (R33 attempt). */
  fresh(): string;
}
