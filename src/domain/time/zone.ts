import { type Instant, instant } from "./instant.ts";

/** A day on the store's calendar; `month` 1 is January. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** What a clock on the store's wall shows. `weekday` 0 is Sunday (R9). */
interface WallTime extends CalendarDate {
  readonly weekday: number;
  /** Minutes since 00:00 on the wall. */
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
export const weekMs = 7 * dayMs;

/** A formatter is expensive to make and cheap to use, and a page needs one or two zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formatters.set(zone, made);
  return made;
}

/** Weeks since 1970 in which a zone's clocks aren't changed, and how far they are ahead of UTC. */
export type WeekOffsets = readonly (readonly [week: number, offsetMs: number])[];

/** Of each zone. Null: in that week the clocks are changed. */
const weeksOfZones = new Map<string, Map<number, number | null>>();

/** Whether the browser knows the name: "Australia/Sydney", "UTC". */
export function isZone(name: string): boolean {
  if (weeksOfZones.has(name)) return true;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** As the browser tells it, "GMT+10:30", which takes it a while. */
function readOffset(at: number, zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(.)(\d+):(\d+)/.exec(formatterOf(zone).format(at)) ?? [];
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/** No zone changes its clocks twice within a week: what both ends say holds in between. */
export function readWeek(week: number, zone: string): number | null {
  const first = readOffset(week * weekMs, zone);
  return readOffset((week + 1) * weekMs, zone) === first ? first : null;
}

function offsetMs(at: number, zone: string): number {
  const weeks = weeksOfZones.get(zone) ?? new Map<number, number | null>();
  const week = Math.floor(at / weekMs);
  const known = weeks.get(week);
  if (known !== undefined) return known ?? readOffset(at, zone);
  weeksOfZones.set(zone, weeks.set(week, readWeek(week, zone)));
  return offsetMs(at, zone);
}

/** Spares the browser its tables of zones, whose first use takes a slow phone longer than to draw a screen. */
export function learnOffsets(zone: string, offsets: WeekOffsets): void {
  weeksOfZones.set(zone, new Map(offsets));
}

function dateMs({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}

function dateOfMs(ms: number): CalendarDate {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function wallTime(at: Instant, zone: string): WallTime {
  const wall = at + offsetMs(at, zone);
  const midnight = Math.floor(wall / dayMs) * dayMs;
  const minute = Math.floor((wall - midnight) / minuteMs);
  return { ...dateOfMs(midnight), weekday: new Date(midnight).getUTCDay(), minute };
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfMs(dateMs(date) + days * dayMs);
}

export function weekdayOf(date: CalendarDate): number {
  return new Date(dateMs(date)).getUTCDay();
}

/** Calendar days between two dates, however long each day is. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (dateMs(to) - dateMs(from)) / dayMs;
}

/** The first moment after `from` and up to `to` at which the zone's offset is the one of `to`. */
function changeBetween(from: number, to: number, zone: string): number {
  const after = offsetMs(to, zone);
  let early = from;
  let late = to;
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (offsetMs(middle, zone) === after) late = middle;
    else early = middle;
  }
  return late;
}

/** R28: on the day a clock goes back a time means its first occurrence; in the gap, the first moment after. */
export function instantOf(date: CalendarDate, minute: number, zone: string): Instant {
  const wall = dateMs(date) + minute * minuteMs;
  const before = offsetMs(wall - dayMs, zone);
  const first = wall - before;
  if (offsetMs(first, zone) === before) return instant(first);
  const after = offsetMs(wall + dayMs, zone);
  const second = wall - after;
  if (offsetMs(second, zone) === after) return instant(second);
  return instant(changeBetween(second, first, zone));
}
