import type { Instant } from "./instant.ts";
import { learnOffsets, readWeek, type WeekOffsets, weekMs } from "./zone.ts";

/** Opening hours are looked up two weeks ahead; a diner who comes back within two months finds them. */
const weekCount = 13;
/** Each takes a slow phone ten milliseconds: a tap doesn't wait for more of them. */
const readAtOnce = 2;

/**
 * What a later page may learn, read anew: until then this page may go by what an earlier one knew. Reads some weeks at
 * each call, and answers null until it has all of them.
 */
export function createOffsetsReader(): (now: Instant, zone: string) => WeekOffsets | null {
  let asked = "";
  let weeks: (readonly [week: number, offsetMs: number | null])[] = [];
  return (now, zone) => {
    const first = Math.floor(now / weekMs) - 1;
    if (asked !== `${zone} ${first}`) [asked, weeks] = [`${zone} ${first}`, []];
    const until = Math.min(weeks.length + readAtOnce, weekCount);
    for (let at = weeks.length; at < until; at += 1) weeks.push([first + at, readWeek(first + at, zone)]);
    if (until < weekCount) return null;
    const offsets = weeks.flatMap(([week, offset]) => (offset === null ? [] : [[week, offset] as const]));
    learnOffsets(zone, offsets);
    return offsets;
  };
}
