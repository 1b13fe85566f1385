import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";
import type { SlotDay } from "./times.ts";

export interface ListedSlot {
  readonly at: Instant;
  /**
   * The slot is in the second pass of the hour that occurs twice. It is listed before slots that are earlier in time.
   */
  readonly isAfterChange: boolean;
}

/** Sorts the slots of a day by wall-clock time, even on the day that clocks go back (R30). */
export function sortSlots(slots: readonly Instant[], zone: string): readonly ListedSlot[] {
  let latest = -1;
  const listed = slots.map((at) => {
    const { minute } = wallTime(at, zone);
    const isAfterChange = minute < latest;
    latest = Math.max(latest, minute);
    return { at, minute, isAfterChange };
  });
  return listed.sort((one, other) => one.minute - other.minute);
}

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
