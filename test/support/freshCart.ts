import type { Instant } from "../../src/domain/time/instant.ts";
import { addDays, instantOf, wallTime } from "../../src/domain/time/zone.ts";

/** A stored cart as if its dishes were added now: they leave it at 10:00 (R41), which may come between two tests. */
export function freshCart(stored: string): string {
  return stored.replace(/"addedAt":\d+/g, `"addedAt":${Date.now()}`);
}

/** The demo's stores are in these zones, or in ones with the same clock. */
const zones = ["Sydney", "Brisbane", "Adelaide", "Perth"].map((city) => `Australia/${city}`);

const ten = 600;

/** Longer than a journey takes. */
const journeyMs = 45_000;

/** How long a journey that would begin now has to wait, so that no store's 10:00 empties its cart on the way (R41). */
export function untilCartsLast(now: Instant): number {
  const tens = zones.flatMap((zone) => {
    const today = wallTime(now, zone);
    return [today, addDays(today, 1)].map((day) => instantOf(day, ten, zone));
  });
  const next = tens.find((at) => at > now && at - now < journeyMs);
  return next === undefined ? 0 : next - now;
}
