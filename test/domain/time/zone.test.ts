import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { createOffsetsReader } from "../../../src/domain/time/readOffsets.ts";
import {
  addDays,
  daysBetween,
  instantOf,
  isZone,
  knownOffsets,
  learnOffsets,
  type WeekOffsets,
  wallTime,
  weekdayOf,
} from "../../../src/domain/time/zone.ts";
import { clockChanges, wallTable } from "./clockChanges.ts";

// In some zones the clocks go back for a month only.
const zones = [...new Set(clockChanges.map(({ zone }) => zone)), "Africa/Casablanca", "Africa/Cairo", "Asia/Gaza"];

describe("wallTime", () => {
  it.each(zones)("agrees with luxon at any instant in %s", (zone) => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2010, 0), max: Date.UTC(2036, 0) }), (ms) => {
        const { year, month, day, weekday, hour, minute } = DateTime.fromMillis(ms, { zone });
        const expected = { year, month, day, weekday: weekday % 7, minute: hour * 60 + minute };
        expect(wallTime(instant(ms), zone)).toEqual(expected);
      }),
    );
  });

  it("is the store's time, whatever the visitor's zone (R27)", () => {
    const at = instant(Date.parse("2026-11-20T13:30:00Z"));
    expect(wallTime(at, "Australia/Sydney")).toEqual({ year: 2026, month: 11, day: 21, weekday: 6, minute: 30 });
    expect(wallTime(at, "America/New_York")).toEqual({ year: 2026, month: 11, day: 20, weekday: 5, minute: 510 });
  });
});

describe("the zone offsets stored for a later page", () => {
  const now = instant(Date.parse("2026-11-24T02:00:00Z"));
  const dayMs = 86_400_000;
  const readAll = (at: Instant, zone: string): WeekOffsets => {
    const read = createOffsetsReader();
    for (let times = 1; times < 50; times += 1) {
      const offsets = read(at, zone);
      if (offsets) return offsets;
    }
    throw new Error("The reader doesn't finish.");
  };
  const later = [-1, 1, 17, 60].map((days) => instant(now + days * dayMs));

  it("give the time without the browser's tables", () => {
    const zone = "Australia/Hobart";
    const offsets = readAll(now, zone);
    const expected = later.map((at) => wallTime(at, zone));
    // The browser has no table for this name, so the time can only come from the stored offsets.
    learnOffsets("Learned/Hobart", JSON.parse(JSON.stringify(offsets)));
    expect(later.map((at) => wallTime(at, "Learned/Hobart"))).toEqual(expected);
    expect(isZone("Learned/Hobart")).toBe(true);
  });

  it("are known as far as they were needed", () => {
    const zone = "Australia/Broken_Hill";
    expect(knownOffsets(zone)).toEqual([]);
    const expected = wallTime(now, zone);
    const week = Math.floor(now / (7 * dayMs));
    expect(knownOffsets(zone)).toEqual([[week, 10.5 * 3_600_000]]);
    learnOffsets("Learned/Broken_Hill", knownOffsets(zone));
    expect(wallTime(now, "Learned/Broken_Hill")).toEqual(expected);
    // The clocks change in this week: its offset can't be told by the week alone.
    wallTime(instant(Date.parse("2026-10-03T12:00:00Z")), zone);
    expect(knownOffsets(zone)).toHaveLength(1);
  });

  it("leave out the week in which the clocks change", () => {
    const zone = "Australia/Melbourne";
    const change = instant(Date.parse("2026-10-03T16:00:00Z"));
    expect(new Set(readAll(instant(change - 21 * dayMs), zone).map(([, offsetMs]) => offsetMs / 3_600_000))).toEqual(
      new Set([10, 11]),
    );
    learnOffsets(zone, readAll(instant(change - 21 * dayMs), zone));
    expect(wallTime(instant(change - 1), zone).minute).toBe(119);
    expect(wallTime(change, zone).minute).toBe(180);
  });

  it("are read in parts, and again for another zone or week", () => {
    const read = createOffsetsReader();
    const nextWeek = instant(now + 7 * dayMs);
    for (const [at, zone] of [
      [now, "Australia/Perth"],
      [now, "Australia/Sydney"],
      [nextWeek, "Australia/Sydney"],
    ] as const) {
      const pieces = Array.from({ length: 8 }, () => read(at, zone));
      expect(pieces[0]).toBeNull();
      expect(pieces[7]).toEqual(readAll(at, zone));
      expect(pieces[7]).toHaveLength(13);
    }
  });

  it("are replaced by the browser's as soon as those are read", () => {
    const zone = "Australia/Darwin";
    const offsets = readAll(now, zone);
    const { minute } = wallTime(now, zone);
    learnOffsets(
      zone,
      offsets.map(([week]) => [week, 0]),
    );
    expect(wallTime(now, zone).minute).toBe(120);
    readAll(now, zone);
    expect(wallTime(now, zone).minute).toBe(minute);
  });
});

it("rejects a zone name that no browser knows, however often it is asked for", () => {
  expect(() => wallTime(instant(0), "Nowhere/Else")).toThrow();
  expect(isZone("Nowhere/Else")).toBe(false);
});

describe("instantOf", () => {
  it.each(clockChanges)("agrees with luxon at every minute around the change in $zone ($change)", (change) => {
    const table = wallTable(change);
    const { start } = change;
    for (let day = 5; day <= 9; day += 1) {
      const date = addDays(start, day);
      for (let minute = 0; minute < 1_440; minute += 1) {
        if (instantOf(date, minute, change.zone) !== table.firstAt(date, minute)) {
          expect.fail(`${change.zone} ${date.month}/${date.day} minute ${minute}`);
        }
      }
    }
    const middle = table.instants[7 * 1_440];
    expect(middle).toBe(instantOf(wallTime(middle ?? instant(0), change.zone), 0, change.zone));
  });

  it.each([
    ["twice on that day: the first", "Australia/Sydney", { year: 2026, month: 4, day: 5 }, 150, "2026-04-04T15:30:00Z"],
    ["after the repeated hour", "Australia/Sydney", { year: 2026, month: 4, day: 5 }, 180, "2026-04-04T17:00:00Z"],
    [
      "in the gap: the first moment after",
      "Australia/Sydney",
      { year: 2026, month: 10, day: 4 },
      150,
      "2026-10-03T16:00:00Z",
    ],
    ["at the start of the gap", "Australia/Sydney", { year: 2026, month: 10, day: 4 }, 120, "2026-10-03T16:00:00Z"],
    ["just before the gap", "Australia/Sydney", { year: 2026, month: 10, day: 4 }, 119, "2026-10-03T15:59:00Z"],
    ["in a gap of half an hour", "Australia/Lord_Howe", { year: 2026, month: 10, day: 4 }, 135, "2026-10-03T15:30:00Z"],
    [
      "24:00 is the next day's 00:00",
      "Australia/Perth",
      { year: 2026, month: 12, day: 31 },
      1_440,
      "2026-12-31T16:00:00Z",
    ],
    [
      "on a day that a country skipped",
      "Pacific/Apia",
      { year: 2011, month: 12, day: 30 },
      600,
      "2011-12-30T10:00:00Z",
    ],
  ])("R28: %s", (_name, zone, date, minute, expected) => {
    expect(new Date(instantOf(date, minute, zone)).toISOString()).toBe(expected.replace("Z", ".000Z"));
  });
});

describe("calendar", () => {
  it.each([
    [{ year: 2026, month: 2, day: 28 }, 1, { year: 2026, month: 3, day: 1 }],
    [{ year: 2028, month: 2, day: 28 }, 1, { year: 2028, month: 2, day: 29 }],
    [{ year: 2026, month: 1, day: 1 }, -1, { year: 2025, month: 12, day: 31 }],
    [{ year: 2026, month: 10, day: 3 }, 1, { year: 2026, month: 10, day: 4 }],
  ])("adds days to %j", (date, days, expected) => {
    expect(addDays(date, days)).toEqual(expected);
  });

  it("counts days across a clock change and a new year", () => {
    expect(daysBetween({ year: 2026, month: 10, day: 3 }, { year: 2026, month: 10, day: 5 })).toBe(2);
    expect(daysBetween({ year: 2026, month: 12, day: 31 }, { year: 2027, month: 1, day: 1 })).toBe(1);
  });

  it("counts weekdays from Sunday (R9)", () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(0);
    expect(weekdayOf({ year: 2026, month: 11, day: 21 })).toBe(6);
  });
});
