import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import type { SlotDay } from "./times.ts";

/**
 * What is meant by a day, until a time on it is chosen: its first slot. Of a day that begins in the middle of the
 * night's business, whose first slot hardly anybody wants, the time of day nearest to `wanted`; the earlier of two.
 */
export function timeOnDay({ slots }: Pick<SlotDay, "slots">, wanted: Instant, zone: string): Instant | null {
  const [first] = slots;
  if (first === undefined) return null;
  const minuteOf = (at: Instant) => wallTime(at, zone).minute;
  if (minuteOf(first) !== 0) return first;
  const distance = (at: Instant) => Math.abs(minuteOf(at) - minuteOf(wanted));
  return slots.reduce((nearest, at) => (distance(at) < distance(nearest) ? at : nearest));
}
