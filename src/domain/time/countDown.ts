import type { Instant } from "./instant.ts";

const minuteMs = 60_000;

/** Further ahead than this the time of day says more than a number of minutes. */
const countedMinutes = 120;

/** After this nobody believes "any minute now". */
const patientMinutes = 15;

/** After this it isn't a delay: nobody told the shop how it ended. */
const lateMinutes = 90;

/** How far ahead a time is, in the words that a waiter has for it. */
export type Countdown =
  | { readonly kind: "ahead" }
  | { readonly kind: "minutes"; readonly minutes: number }
  | { readonly kind: "now" }
  | { readonly kind: "late" }
  | { readonly kind: "past" };

/** As on two clocks that show no seconds: at 3:05 it is 18 minutes to 3:23, from that minute's first second to its last. */
export function countDown(to: Instant, now: Instant): Countdown {
  const minutes = Math.floor(to / minuteMs) - Math.floor(now / minuteMs);
  if (minutes > countedMinutes) return { kind: "ahead" };
  if (minutes > 0) return { kind: "minutes", minutes };
  if (minutes > -patientMinutes) return { kind: "now" };
  return { kind: minutes > -lateMinutes ? "late" : "past" };
}
