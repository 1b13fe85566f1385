import { DateTime } from "luxon";
import type { OpeningPeriod } from "../../../src/domain/store/store.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { addDays, type CalendarDate, weekdayOf } from "../../../src/domain/time/zone.ts";

export interface ClockChange {
  readonly zone: string;
  readonly change: string;
  /** The first day of the table. */
  readonly start: CalendarDate;
}

export const clockChanges: readonly ClockChange[] = [
  { zone: "Australia/Sydney", change: "forward", start: { year: 2026, month: 9, day: 27 } },
  { zone: "Australia/Sydney", change: "back", start: { year: 2026, month: 3, day: 29 } },
  { zone: "Australia/Adelaide", change: "forward", start: { year: 2026, month: 9, day: 27 } },
  { zone: "Australia/Adelaide", change: "back", start: { year: 2026, month: 3, day: 29 } },
  { zone: "Australia/Lord_Howe", change: "half an hour forward", start: { year: 2026, month: 9, day: 27 } },
  { zone: "Australia/Lord_Howe", change: "half an hour back", start: { year: 2026, month: 3, day: 29 } },
  { zone: "America/New_York", change: "forward", start: { year: 2026, month: 3, day: 1 } },
  { zone: "America/New_York", change: "back", start: { year: 2026, month: 10, day: 25 } },
  { zone: "Australia/Brisbane", change: "never", start: { year: 2026, month: 9, day: 27 } },
  { zone: "Australia/Perth", change: "never", start: { year: 2026, month: 3, day: 29 } },
  { zone: "UTC", change: "never", start: { year: 2026, month: 3, day: 29 } },
];

const daysInTable = 24;

/** More than three weeks of a wall clock, minute by minute, as luxon gives it. */
interface WallTable {
  readonly instants: readonly Instant[];
  readonly walls: readonly string[];
  /** R28's rule: the first minute of the table at which the wall clock shows this time or a later one. */
  firstAt(date: CalendarDate, minute: number): Instant;
}

/** The time on a wall clock, in minutes. */
function wallMinute(date: CalendarDate, minute: number): number {
  return Date.UTC(date.year, date.month - 1, date.day) / 60_000 + minute;
}

const tables = new Map<string, WallTable>();

export function wallTable({ zone, start }: ClockChange): WallTable {
  const name = `${zone} ${start.month}`;
  const known = tables.get(name);
  if (known) return known;
  const begin = DateTime.fromObject(start, { zone }).toMillis();
  const instants = Array.from({ length: daysInTable * 1_440 }, (_, index) => instant(begin + index * 60_000));
  // Clocks change at quarter hours, and asking luxon at every minute takes 15 times as long.
  let offset = 0;
  const minutes = instants.map((at, index) => {
    if (index % 15 === 0) offset = DateTime.fromMillis(at, { zone }).offset;
    return at / 60_000 + offset;
  });
  const firsts = new Map<number, Instant>();
  let latest = (minutes[0] ?? 0) - 1;
  for (const [index, minute] of minutes.entries()) {
    // Minutes that a gap skips mean the first moment after it.
    for (; latest < minute; latest += 1) firsts.set(latest + 1, instants[index] ?? instant(0));
  }
  const table: WallTable = {
    instants,
    walls: minutes.map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16)),
    firstAt(date, minute) {
      const found = firsts.get(wallMinute(date, minute));
      if (found === undefined) throw new Error(`${date.month}/${date.day} is outside the table of ${zone}`);
      return found;
    },
  };
  tables.set(name, table);
  return table;
}

/** R28: whether a store is open at each minute of the table, by marking every minute of every period. */
export function openMinutes(change: ClockChange, hours: readonly OpeningPeriod[]): boolean[] {
  const table = wallTable(change);
  const [begin = instant(0)] = table.instants;
  const open = table.instants.map(() => false);
  for (let day = 0; day < 22; day += 1) {
    const date = addDays(change.start, day);
    for (const { opens, closes } of hours.filter(({ weekday }) => weekday === weekdayOf(date))) {
      const first = table.firstAt(date, opens);
      const end = table.firstAt(date, closes > opens ? closes : closes + 1_440);
      for (let ms = first; ms < end; ms = instant(ms + 60_000)) open[(ms - begin) / 60_000] = true;
    }
  }
  return open;
}
