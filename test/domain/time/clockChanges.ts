import { DateTime } from "luxon";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import type { CalendarDate } from "../../../src/domain/time/zone.ts";

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

/** More than three weeks of a wall clock, minute by minute, as luxon gives it: slow and simple, for comparison. */
interface WallTable {
  readonly instants: readonly Instant[];
  readonly walls: readonly string[];
  /** R28's rule: the first minute of the table at which the wall clock shows this time or a later one. */
  firstAt(date: CalendarDate, minute: number): Instant;
}

function wallKey(date: CalendarDate, minute: number): string {
  return new Date(Date.UTC(date.year, date.month - 1, date.day, 0, minute)).toISOString().slice(0, 16);
}

const tables = new Map<string, WallTable>();

export function wallTable({ zone, start }: ClockChange): WallTable {
  const name = `${zone} ${start.month}`;
  const known = tables.get(name);
  if (known) return known;
  const begin = DateTime.fromObject(start, { zone }).toMillis();
  const instants = Array.from({ length: daysInTable * 1_440 }, (_, index) => instant(begin + index * 60_000));
  const walls = instants.map((at) => {
    const { offset } = DateTime.fromMillis(at, { zone });
    return new Date(at + offset * 60_000).toISOString().slice(0, 16);
  });
  const firsts = new Map<string, Instant>();
  let latest = "";
  for (const [index, wall] of walls.entries()) {
    const at = instants[index];
    if (wall > latest && at !== undefined) {
      // Minutes that a gap skips mean the first moment after it.
      for (let key = latest; key !== "" && key !== wall; key = wallKey(start, minutesFrom(start, key) + 1)) {
        if (!firsts.has(key)) firsts.set(key, at);
      }
      firsts.set(wall, at);
      latest = wall;
    }
  }
  const table: WallTable = {
    instants,
    walls,
    firstAt(date, minute) {
      const found = firsts.get(wallKey(date, minute));
      if (found === undefined) throw new Error(`${wallKey(date, minute)} is outside the table of ${zone}`);
      return found;
    },
  };
  tables.set(name, table);
  return table;
}

function minutesFrom(start: CalendarDate, key: string): number {
  return (Date.parse(`${key}:00Z`) - Date.UTC(start.year, start.month - 1, start.day)) / 60_000;
}
