import type { Instant } from "../../domain/time/instant.ts";

export interface Clock {
  now(): Instant;
  every(milliseconds: number, task: () => void): () => void;
}

/** Follows the server's time where the device's own clock is wrong. */
export interface ShopClock extends Clock {
  /** The correction of the device's time; 0 where it is right. */
  correctionMs(): number;
}
