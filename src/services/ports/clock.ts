import type { Instant } from "../../domain/time/instant.ts";

export interface Clock {
  now(): Instant;
  every(milliseconds: number, task: () => void): () => void;
}

/** Goes by the store's services where the device's own clock is wrong. */
export interface ShopClock extends Clock {
  /** By how much the device's time is put right; 0 where it is right. */
  correctionMs(): number;
}
