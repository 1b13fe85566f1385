import { type Instant, instant } from "../time/instant.ts";
import type { Placement } from "./placement.ts";

/** Most answers come within two or three seconds. */
const usualMs = 10_000;

/** An order that is sent for so long that its diner wonders whether to order anew. */
export function isTakingLong(placement: Placement, now: Instant): boolean {
  return placement.kind === "sending" && now - placement.attempt.postedAt >= usualMs;
}

/** A store may ask for an hour; a diner who waits for food is not held longer than this. */
const longestWaitMs = 120_000;

/** When the order may be sent again, where the store asked for time. */
export function sendAgainFrom(now: Instant, retryAfterMs: number | undefined): Instant | null {
  return retryAfterMs ? instant(now + Math.min(retryAfterMs, longestWaitMs)) : null;
}

/** Whole seconds to wait; 0 where nothing stands in the way. */
export function secondsUntil(from: Instant | null, now: Instant): number {
  if (from === null) return 0;
  // A clock that was put back holds nobody either.
  return Math.ceil(Math.min(Math.max(from - now, 0), longestWaitMs) / 1_000);
}
