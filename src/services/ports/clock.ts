import type { Instant } from "../../domain/time/instant.ts";

export interface Clock {
  now(): Instant;
  /** Runs the task again and again, until stopped. */
  every(milliseconds: number, task: () => void): () => void;
  /** Runs the task once, unless stopped before. */
  after(milliseconds: number, task: () => void): () => void;
}

/** Follows the server's time if the device's own clock is wrong. */
export interface ShopClock extends Clock {
  /**
   * A conservative time. It advances with the time that has passed on this page, and follows a jump of the device's
   * clock only after a server confirms it. After the device sleeps it may be late, but never early. Use it to decide
   * that a long time has passed.
   */
  conservativeNow(): Instant;
  /**
   * Whether the device's clock has advanced with the time that has passed on this page since a server last answered. If
   * not, the device slept or its clock was set: the next answer tells.
   */
  isSure(): boolean;
  /** The correction of the device's time; 0 if the device is right. */
  correctionMs(): number;
}
