import { type Instant, instant } from "./instant.ts";

/** A day on the store's calendar; `month` 1 is January. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The time on the store's clock (R27). `weekday` 0 is Sunday (R9). */
interface WallTime extends CalendarDate {
  readonly weekday: number;
  /** Minutes since 00:00. */
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
export const weekMs = 7 * dayMs;

/** Cached, because a formatter is expensive to create and cheap to use. A page needs only one or two zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
  formatters.set(zone, made);
  return made;
}

/** The weeks since 1970 in which a zone's clocks don't change, and how far they are ahead of UTC. */
export type WeekOffsets = readonly (readonly [week: number, offsetMs: number])[];

/** The offset of each week, by zone. Null if the clocks change in that week. */
const weeksOfZones = new Map<string, Map<number, number | null>>();

/** Whether the browser knows the zone's name, such as "Australia/Sydney" or "UTC". */
export function isZone(name: string): boolean {
  if (weeksOfZones.has(name)) return true;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Reads the offset from the browser's text, such as "GMT+10:30". This is slow. */
function readOffset(at: number, zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /GMT(.)(\d+):(\d+)/.exec(formatterOf(zone).format(at)) ?? [];
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

/**
 * The offset of a week; null if the clocks change in it. No zone changes its clocks twice in a week, so an offset that
 * is the same at both ends holds in between.
 */
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

/**
 * Sets offsets that are already known, so that the browser doesn't load its time zone tables. On a slow phone, their
 * first use takes longer than drawing a screen.
 */
export function learnOffsets(zone: string, offsets: WeekOffsets): void {
  weeksOfZones.set(zone, new Map(offsets));
}

/** The offsets that this page has read or learned so far. */
export function knownOffsets(zone: string): WeekOffsets {
  return [...(weeksOfZones.get(zone) ?? [])].flatMap(([week, offset]) => (offset === null ? [] : [[week, offset]]));
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

/** The first moment between `from` and `to` at which the zone has the offset of `to`. */
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

/**
 * R28: on the day that clocks go back, a time means its first occurrence. In the gap when they go forward, it means the
 * first moment after.
 */
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
