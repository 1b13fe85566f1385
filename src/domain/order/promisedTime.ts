import { spreadMinutes } from "../fulfilment/leadTime.ts";
import { modeRules } from "../fulfilment/orderMode.ts";
import { type Countdown, countDown } from "../time/countDown.ts";
import { type Instant, instant } from "../time/instant.ts";
import type { LiveOrder } from "./liveOrder.ts";

/** When the order is promised. Both are the same if one time was promised. */
export interface PromisedTime {
  readonly from: Instant;
  /** Null if nobody knew how long the ride takes. */
  readonly to: Instant | null;
}

type Promised = Pick<LiveOrder, "type" | "scheduledAt" | "isWayKnown">;

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** R30: a time that the diner picked is on a quarter hour. One that was computed from "now" hardly ever is. */
function isPicked(at: Instant): boolean {
  return at % quarterMs === 0;
}

/**
 * R117: what was promised when the order was placed, from its document alone, so that every device says the same. A
 * delivery as soon as possible was promised within a range of whole minutes (R50), and its document has the beginning.
 * Where the way is unknown, Pay named no minutes: the document has the time of a ride next door, and the end is open.
 */
export function promisedTime({ type, scheduledAt, isWayKnown }: Promised): PromisedTime | null {
  if (scheduledAt === null) return null;
  if (modeRules[type].handover !== "driven" || isPicked(scheduledAt)) return { from: scheduledAt, to: scheduledAt };
  const from = instant(Math.ceil(scheduledAt / minuteMs) * minuteMs);
  return { from, to: isWayKnown ? instant(from + spreadMinutes * minuteMs) : null };
}

/** How long the diner still waits. `late` and `past`: see `countDown`. `begun`: the promised time has no end. */
export type Wait =
  | { readonly kind: "ahead" | "now" | "begun" | "late" | "past" }
  /** In whole minutes. `from` is 0 once the promised time has begun; `to` is null if it has no end. */
  | { readonly kind: "minutes"; readonly from: number; readonly to: number | null };

/** Nothing is late before the end of what was promised. */
export function waitFor({ from, to }: PromisedTime, now: Instant): Wait {
  if (to === null) return waitFrom(countDown(from, now));
  const end = countDown(to, now);
  if (end.kind !== "minutes") return end;
  const begin = countDown(from, now);
  return { kind: "minutes", from: begin.kind === "minutes" ? begin.minutes : 0, to: end.minutes };
}

function waitFrom(begin: Countdown): Wait {
  if (begin.kind === "minutes") return { kind: "minutes", from: begin.minutes, to: null };
  return begin.kind === "now" || begin.kind === "late" ? { kind: "begun" } : begin;
}

/** How much of the wait is left, from 1 when the order was placed to 0 at the end of what was promised. */
export function waitLeft({ from, to: end }: PromisedTime, orderedAt: Instant | null, now: Instant): number {
  const to = end ?? from;
  if (orderedAt === null || to <= orderedAt) return now < to ? 1 : 0;
  return Math.min(1, Math.max(0, (to - now) / (to - orderedAt)));
}
