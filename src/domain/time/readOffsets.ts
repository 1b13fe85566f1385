import type { Instant } from "./instant.ts";
import { learnOffsets, readWeek, type WeekOffsets, weekMs } from "./zone.ts";

/** Opening hours are looked up two weeks ahead; a diner who comes back within two months finds them. */
const weekCount = 13;

/** What a later page may learn, read anew: until then this page may go by what an earlier one knew. */
export function readOffsets(now: Instant, zone: string): WeekOffsets {
  const first = Math.floor(now / weekMs) - 1;
  const offsets = Array.from({ length: weekCount }, (_, at) => first + at).flatMap((week) => {
    const offset = readWeek(week, zone);
    return offset === null ? [] : [[week, offset] as const];
  });
  learnOffsets(zone, offsets);
  return offsets;
}
