import { type Instant, instant } from "../time/instant.ts";
import { addDays, type CalendarDate, instantOf, wallTime } from "../time/zone.ts";

/** A day of the store's calendar with its real length: asking for the offset of every time on it would be slow. */
export interface StoreDay {
  readonly date: CalendarDate;
  readonly starts: Instant;
  readonly ends: Instant;
}

/** A moment at which a wall clock shows a full quarter of an hour. */
interface QuarterHour {
  readonly at: Instant;
  /** Minutes since 00:00 on the wall; on the day that a clock goes back some come twice. */
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quarterMinutes = 15;
const quarterMs = quarterMinutes * minuteMs;

/** The days from one that is `first` days after `today` up to one that is `last` days after it. */
export function storeDays(today: CalendarDate, first: number, last: number, zone: string): readonly StoreDay[] {
  const dates = Array.from({ length: last - first + 2 }, (_, index) => addDays(today, first + index));
  const midnights = dates.map((date) => instantOf(date, 0, zone));
  return dates.slice(0, -1).map((date, index) => {
    const [starts = instant(0), ends = starts] = midnights.slice(index);
    return { date, starts, ends };
  });
}

/** On a day of 24 hours no clock changes. */
function isPlain({ starts, ends }: StoreDay): boolean {
  return ends - starts === dayMs;
}

/** R28, as `instantOf`. */
export function instantOn(day: StoreDay, minute: number, zone: string): Instant {
  return isPlain(day) ? instant(day.starts + minute * minuteMs) : instantOf(day.date, minute, zone);
}

/** A day's quarter hours in the order in which they come. */
export function quarterHoursOn(day: StoreDay, zone: string): readonly QuarterHour[] {
  const length = Math.ceil((day.ends - day.starts) / quarterMs);
  return Array.from({ length }, (_, index) => {
    const at = instant(day.starts + index * quarterMs);
    return { at, minute: isPlain(day) ? index * quarterMinutes : wallTime(at, zone).minute };
  });
}
