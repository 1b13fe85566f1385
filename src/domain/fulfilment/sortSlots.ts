import type { Instant } from "../time/instant.ts";
import { wallTime } from "../time/zone.ts";

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
