import type { JsonFields } from "../documents/types.ts";
import { numberIn, recordsIn, textIn } from "./reading.ts";
import { instantOf, storeDayAt, weekdayOf } from "./storeTime.ts";

/** An opening period. The end isn't part of it. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

/** R28: every period that overlaps this time range. Adjacent or overlapping periods are merged. */
export function openingPeriods(store: JsonFields, zone: string, fromMs: number, toMs: number): readonly Period[] {
  const periods: Period[] = [];
  // A period may have started the day before, and today's may be part of a longer one.
  for (let day = storeDayAt(fromMs, zone) - 2; day <= storeDayAt(toMs, zone) + 2; day += 1) {
    for (const hours of recordsIn(store, "OperatingHours")) {
      if (numberIn(hours, "DayOfWeek") !== weekdayOf(day)) continue;
      const period = periodOn(day, textIn(hours, "OpeningTime"), textIn(hours, "ClosingTime"), zone);
      if (period) periods.push(period);
    }
  }
  return merge(periods);
}

/** Closing at or before opening means the next day. The same time twice means round the clock. */
export function periodOn(day: number, opens: string, closes: string, zone: string): Period | null {
  const start = minutesOf(opens);
  const end = minutesOf(closes);
  if (start === null || end === null) return null;
  return {
    startMs: instantOf(day, start, zone),
    endMs: end <= start ? instantOf(day + 1, end, zone) : instantOf(day, end, zone),
  };
}

export function isDuring({ startMs, endMs }: Period, instantMs: number): boolean {
  return startMs <= instantMs && instantMs < endMs;
}

/** Null if it is no time. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes, seconds = "0"] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hours === undefined) return null;
  // Some stores write midnight as 23:59:59.
  const total = Number(hours) * 60 + Number(minutes) + (Number(seconds) > 0 ? 1 : 0);
  return total > 24 * 60 ? null : total;
}

function merge(periods: readonly Period[]): readonly Period[] {
  const merged: Period[] = [];
  for (const period of [...periods].sort((one, other) => one.startMs - other.startMs)) {
    const last = merged.at(-1);
    if (last && period.startMs <= last.endMs) {
      merged[merged.length - 1] = { ...last, endMs: Math.max(last.endMs, period.endMs) };
    } else merged.push(period);
  }
  return merged;
}
