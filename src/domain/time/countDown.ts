import type { Instant } from "./instant.ts";

const minuteMs = 60_000;

/** Further ahead than this, the time of day is more useful than a number of minutes. */
const countedMinutes = 120;

/** After this, "any minute now" is no longer believable. */
const patientMinutes = 15;

/** After this, it isn't a delay: the shop just wasn't told the outcome. */
const lateMinutes = 90;

/** How far ahead a time is. `now` means any minute now, `late` that it is delayed, `past` that it is over. */
export type Countdown =
  | { readonly kind: "ahead" }
  | { readonly kind: "minutes"; readonly minutes: number }
  | { readonly kind: "now" }
  | { readonly kind: "late" }
  | { readonly kind: "past" };

/**
 * Compares whole minutes, like two clocks without seconds: at 3:05 it is 18 minutes until 3:23, during that whole
 * minute.
 */
export function countDown(to: Instant, now: Instant): Countdown {
  const minutes = Math.floor(to / minuteMs) - Math.floor(now / minuteMs);
  if (minutes > countedMinutes) return { kind: "ahead" };
  if (minutes > 0) return { kind: "minutes", minutes };
  if (minutes > -patientMinutes) return { kind: "now" };
  return { kind: minutes > -lateMinutes ? "late" : "past" };
}
