import { type Instant, instant } from "../time/instant.ts";
import type { Placement } from "./placement.ts";

/** Most answers arrive within this. */
const usualMs = 3_000;

/** After this, the diner may think of ordering again. */
const longMs = 10_000;

/** How long the answer has been awaited: `usual` needs no word. */
export type SendingPace = "usual" | "slow" | "long";

export function sendingPace(placement: Placement, now: Instant): SendingPace {
  if (placement.kind !== "sending") return "usual";
  const sentForMs = now - placement.attempt.postedAt;
  if (sentForMs >= longMs) return "long";
  return sentForMs >= usualMs ? "slow" : "usual";
}

/** The backend may ask to wait for an hour, but the diner never waits longer than this. */
const longestWaitMs = 120_000;

/** When the order may be sent again; null if the backend didn't ask to wait. */
export function sendAgainFrom(now: Instant, retryAfterMs: number | undefined): Instant | null {
  return retryAfterMs ? instant(now + Math.min(retryAfterMs, longestWaitMs)) : null;
}

/** Whole seconds to wait; 0 if the order can be sent now. */
export function secondsUntil(from: Instant | null, now: Instant): number {
  if (from === null) return 0;
  // Limits the wait in case the device clock was set back.
  return Math.ceil(Math.min(Math.max(from - now, 0), longestWaitMs) / 1_000);
}
