import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingAt } from "../../../src/domain/store/openingAt.ts";
import { todaysHours } from "../../../src/domain/store/openingHours.ts";
import type { OpeningPeriod } from "../../../src/domain/store/store.ts";
import { type Instant, instant } from "../../../src/domain/time/instant.ts";
import { instantOf } from "../../../src/domain/time/zone.ts";
import { runs } from "../../support/thorough.ts";
import { clockChanges, openMinutes, wallTable } from "../time/clockChanges.ts";

const zone = "Australia/Sydney";

function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
}

function period(weekday: number, opens: string, closes: string): OpeningPeriod {
  return { weekday, opens: clock(opens), closes: clock(closes) };
}

function everyDay(opens: string, closes: string): OpeningPeriod[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => period(weekday, opens, closes));
}

/** A time on Friday 20 November 2026 or a day after it; day 2 is the Sunday. */
function at(day: number, time: string): Instant {
  return instantOf({ year: 2026, month: 11, day: 20 + day }, clock(time), zone);
}

type Opening = NonNullable<ReturnType<typeof openingAt>>;

const open = (until: Instant | null): Opening => ({ kind: "open", until });
const closed = (opens: Instant | null): Opening => ({ kind: "closed", opens });
const lunch = [period(5, "11:00", "21:30")];

const cases: readonly (readonly [string, readonly OpeningPeriod[], Instant, Opening])[] = [
  ["no opening hours", [], at(0, "12:00"), closed(null)],
  ["open at the opening instant", lunch, at(0, "11:00"), open(at(0, "21:30"))],
  ["closed a minute before it", lunch, at(0, "10:59"), closed(at(0, "11:00"))],
  ["closed at the closing instant, until the week after", lunch, at(0, "21:30"), closed(at(7, "11:00"))],
  [
    "several periods a day",
    [period(5, "17:00", "22:00"), period(5, "11:00", "15:00")],
    at(0, "16:00"),
    closed(at(0, "17:00")),
  ],
  [
    "periods that touch are one",
    [period(5, "11:00", "15:00"), period(5, "15:00", "22:00")],
    at(0, "12:00"),
    open(at(0, "22:00")),
  ],
  [
    "periods that overlap are one, the shorter inside the longer too",
    [period(5, "11:00", "20:00"), period(5, "12:00", "13:00"), period(5, "19:00", "22:00")],
    at(0, "12:30"),
    open(at(0, "22:00")),
  ],
  ["yesterday's period runs past midnight", [period(5, "18:00", "02:00")], at(1, "01:59"), open(at(1, "02:00"))],
  [
    "yesterday's period touches today's",
    [period(5, "18:00", "02:00"), period(6, "02:00", "04:00")],
    at(0, "23:00"),
    open(at(1, "04:00")),
  ],
  [
    "closing at 24:00 touches 00:00",
    [period(5, "18:00", "24:00"), period(6, "00:00", "03:00")],
    at(0, "20:00"),
    open(at(1, "03:00")),
  ],
  [
    "equal opening and closing times are round the clock",
    [period(5, "09:00", "09:00")],
    at(1, "08:59"),
    open(at(1, "09:00")),
  ],
  ["round the clock every day never closes", everyDay("00:00", "00:00"), at(0, "03:00"), open(null)],
  [
    "a quarter of an hour a week is a closing",
    [...everyDay("09:00", "09:00").slice(1), period(0, "09:15", "09:00")],
    at(2, "10:00"),
    open(at(9, "09:00")),
  ],
  ["closed days are skipped", [period(1, "11:00", "21:00")], at(0, "12:00"), closed(at(3, "11:00"))],
];

describe("openingAt, R28", () => {
  it.each(cases)("%s", (_name, hours, now, expected) => {
    expect(openingAt({ hours, zone }, now)).toEqual(expected);
  });

  it("has no opening inside the hour that the clock skips, but has it a week later", () => {
    const now = instantOf({ year: 2026, month: 10, day: 3 }, 0, zone);
    const opens = instantOf({ year: 2026, month: 10, day: 11 }, clock("02:15"), zone);
    expect(openingAt({ hours: [period(0, "02:15", "02:45")], zone }, now)).toEqual({ kind: "closed", opens });
  });

  it("takes the first occurrence of a closing time inside the repeated hour", () => {
    const now = instantOf({ year: 2026, month: 4, day: 5 }, 0, zone);
    const closes = instant(Date.parse("2026-04-04T15:30:00Z"));
    expect(openingAt({ hours: [period(6, "18:00", "02:30")], zone }, now)).toEqual({ kind: "open", until: closes });
  });
});

const quarter = fc.integer({ min: 0, max: 96 }).map((count) => count * 15);
const someHours = fc.array(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    opens: quarter.map((minute) => minute % 1_440),
    closes: quarter,
  }),
  { maxLength: 6 },
);

describe("openingAt compared with every minute around a clock change, R28", () => {
  it.each(clockChanges)("in $zone ($change)", (change) => {
    const { instants } = wallTable(change);
    const minute = fc.integer({ min: 5 * 1_440, max: 9 * 1_440 });
    fc.assert(
      fc.property(someHours, minute, (hours, index) => {
        const open = openMinutes(change, hours);
        const now = instants[index] ?? instant(0);
        const until = open.indexOf(false, index);
        const opens = open.indexOf(true, index);
        const isForEver = until > 21 * 1_440;
        const expected = open[index]
          ? { kind: "open", until: isForEver ? null : instants[until] }
          : { kind: "closed", opens: instants[opens] ?? null };
        expect(openingAt({ hours, zone: change.zone }, now)).toEqual(expected);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe("todaysHours", () => {
  it.each([
    ["none on a closed day", [period(1, "11:00", "21:00")], []],
    [
      "in order",
      [period(5, "17:00", "22:00"), period(5, "11:00", "15:00")],
      [
        ["11:00", "15:00"],
        ["17:00", "22:00"],
      ],
    ],
    ["those that touch as one (R28)", [period(5, "11:00", "15:00"), period(5, "15:00", "22:00")], [["11:00", "22:00"]]],
    ["past midnight", [period(5, "18:00", "02:00")], [["18:00", "02:00"]]],
    ["round the clock", [period(5, "00:00", "24:00")], [["00:00", "00:00"]]],
    ["round the clock in two parts", [period(5, "06:00", "18:00"), period(5, "18:00", "06:00")], [["06:00", "06:00"]]],
    ["without yesterday's night", [period(4, "18:00", "02:00"), period(5, "11:00", "15:00")], [["11:00", "15:00"]]],
  ])("%s", (_name, hours, expected) => {
    const shown = expected.map(([opens = "", closes = ""]) => ({ opens: clock(opens), closes: clock(closes) }));
    expect(todaysHours({ hours, zone }, at(0, "01:00"))).toEqual(shown);
  });
});
