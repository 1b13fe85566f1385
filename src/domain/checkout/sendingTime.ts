import { type Instant, instant } from "../time/instant.ts";
import type { Placement } from "./placement.ts";

/** Most answers come within two or three seconds. */
const usualMs = 10_000;

/** Sending takes so long that the diner may think of ordering again. */
export function isTakingLong(placement: Placement, now: Instant): boolean {
  return placement.kind === "sending" && now - placement.attempt.postedAt >= usualMs;
}

/** A store may ask for an hour, but a diner who waits for food is never made to wait longer than this. */
const longestWaitMs = 120_000;

/** When the order may be sent again, where the store asked for time. */
export function sendAgainFrom(now: Instant, retryAfterMs: number | undefined): Instant | null {
  return retryAfterMs ? instant(now + Math.min(retryAfterMs, longestWaitMs)) : null;
}

/** Whole seconds to wait; 0 where the order can be sent now. */
export function secondsUntil(from: Instant | null, now: Instant): number {
  if (from === null) return 0;
  // A device clock that was set back must not make anybody wait.
  return Math.ceil(Math.min(Math.max(from - now, 0), longestWaitMs) / 1_000);
}
