import type { Instant } from "./instant.ts";
import { learnOffsets, readWeek, type WeekOffsets, weekMs } from "./zone.ts";

/**
 * Opening hours are looked up two weeks ahead, so the offsets still suffice for a diner who returns within two months.
 */
const weekCount = 13;
/** Each week takes ten milliseconds on a slow phone, and a tap shouldn't wait longer than this. */
const readAtOnce = 2;

/**
 * Reads a zone's offsets from the browser, to be stored for a later page's `learnOffsets`. Until then, this page may
 * use the stored offsets of an earlier one. Reads a few weeks per call, and returns null until all have been read.
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
