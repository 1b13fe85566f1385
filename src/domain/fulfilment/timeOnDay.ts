import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import type { SlotDay } from "./times.ts";

/**
 * The default time for a day, until one is chosen: its first slot. If the first slot is at midnight, which few diners
 * want, it is the slot nearest to `wanted`, or the earlier of two equally near ones.
 */
export function timeOnDay({ slots }: Pick<SlotDay, "slots">, wanted: Instant, zone: string): Instant | null {
  const [first] = slots;
  if (first === undefined) return null;
  const minuteOf = (at: Instant) => wallTime(at, zone).minute;
  if (minuteOf(first) !== 0) return first;
  const distance = (at: Instant) => Math.abs(minuteOf(at) - minuteOf(wanted));
  return slots.reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}
