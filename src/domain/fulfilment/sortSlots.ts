import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";

export interface ListedSlot {
  readonly at: Instant;
  /** The second time in the hour that comes twice: it is listed above slots that come before it. */
  readonly isAfterChange: boolean;
}

/** The slots of one day in the order of a wall clock, even on the day that a clock goes back (R30). */
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
