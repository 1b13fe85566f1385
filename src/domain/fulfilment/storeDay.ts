import { type Instant, instant } from "../time/instant.ts";
import { addDays, type CalendarDate, instantOf, wallTime } from "../time/zone.ts";

/**
 * A day of the store's calendar with its real length. Looking up the time zone offset for each time of the day would be
 * slow.
 */
export interface StoreDay {
  readonly date: CalendarDate;
  readonly starts: Instant;
  readonly ends: Instant;
}

/** A time at which the store's clock shows a full quarter of an hour. */
interface QuarterHour {
  readonly at: Instant;
  /** Minutes since 00:00 on the store's clock. Some occur twice on the day that clocks go back. */
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quarterMinutes = 15;
const quarterMs = quarterMinutes * minuteMs;

/** The days from `first` days after `today` to `last` days after it. */
export function storeDays(today: CalendarDate, first: number, last: number, zone: string): readonly StoreDay[] {
  const dates = Array.from({ length: last - first + 2 }, (_, index) => addDays(today, first + index));
  const midnights = dates.map((date) => instantOf(date, 0, zone));
  return dates.slice(0, -1).map((date, index) => {
    const [starts = instant(0), ends = starts] = midnights.slice(index);
    return { date, starts, ends };
  });
}

/** Whether the day has no clock change: it is exactly 24 hours long. */
function isPlain({ starts, ends }: StoreDay): boolean {
  return ends - starts === dayMs;
}

/** R28. Same result as `instantOf`, but faster on plain days. */
export function instantOn(day: StoreDay, minute: number, zone: string): Instant {
  return isPlain(day) ? instant(day.starts + minute * minuteMs) : instantOf(day.date, minute, zone);
}

/** A day's quarter hours, earliest first. */
export function quarterHoursOn(day: StoreDay, zone: string): readonly QuarterHour[] {
  const length = Math.ceil((day.ends - day.starts) / quarterMs);
  return Array.from({ length }, (_, index) => {
    const at = instant(day.starts + index * quarterMs);
    return { at, minute: isPlain(day) ? index * quarterMinutes : wallTime(at, zone).minute };
  });
}

/** For example 2026-11-20. */
export function isoDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}
