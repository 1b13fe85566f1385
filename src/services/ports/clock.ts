import type { Instant } from "../../domain/time/instant.ts";

export interface Clock {
  now(): Instant;
  every(milliseconds: number, task: () => void): () => void;
}

/** Follows the server's time where the device's own clock is wrong. */
export interface ShopClock extends Clock {
  /**
   * The time as far as it is certain: it goes on with what has passed on this page, and follows a device's clock that
   * jumps only when a server says so. After a sleep it may be late, never early. For what takes long to be believed.
   */
  sureNow(): Instant;
  /** The correction of the device's time; 0 where it is right. */
  correctionMs(): number;
}
