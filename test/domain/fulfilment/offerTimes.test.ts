import { describe, expect, it } from "vitest";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import { type Asking, ahead, askTimes, buildHours, labelled, listed, utc } from "./askTimes.ts";

interface Example {
  readonly name: string;
  readonly asking: Asking;
  readonly expected: ReturnType<typeof listed>;
}

const examples: readonly Example[] = [
  {
    name: "Sydney, the clock goes forward: no 02:00 to 02:45",
    asking: { now: "2024-10-05T10:00:00Z", hours: buildHours("0 01:00-04:00"), ...ahead(1) },
    expected: {
      asap: null,
      days: { "2024-10-06": utc("2024-10-05", "15:00 15:15 15:30 15:45 16:00 16:15 16:30 16:45 17:00") },
    },
  },
  {
    name: "Sydney, the clock goes back: 02:00 to 02:45 once",
    asking: { now: "2025-04-05T01:00:00Z", hours: buildHours("0 01:00-03:30"), ...ahead(1) },
    expected: {
      asap: null,
      days: { "2025-04-06": utc("2025-04-05", "14:00 14:15 14:30 14:45 15:00 15:15 15:30 15:45 17:00 17:15 17:30") },
    },
  },
  {
    name: "Lord Howe, half an hour back: 01:30 and 01:45 once",
    asking: {
      now: "2025-04-05T01:00:00Z",
      zone: "Australia/Lord_Howe",
      hours: buildHours("0 01:00-02:30"),
      ...ahead(1),
    },
    expected: {
      asap: null,
      days: { "2025-04-06": utc("2025-04-05", "14:00 14:15 14:30 14:45 15:30 15:45 16:00") },
    },
  },
  {
    name: "a split shift, delivery, nothing ahead: nothing of the evening",
    asking: {
      now: "2025-06-10T02:07:00Z",
      type: "delivery",
      hours: buildHours("2 11:00-14:00", "2 17:00-21:00", "3 11:00-14:00"),
      preparationMinutes: 20,
      longestItemMinutes: 25,
      travelSeconds: 30,
    },
    expected: {
      asap: "2025-06-10T02:33:00Z",
      days: { "2025-06-10": utc("2025-06-10", "02:45 03:00 03:15 03:30 03:45 04:00") },
    },
  },
  {
    name: "past midnight, under the date on which it falls",
    asking: { now: "2025-06-13T14:20:00Z", hours: buildHours("5 18:00-02:00", "6 18:00-02:00") },
    expected: {
      asap: "2025-06-13T14:22:00Z",
      days: { "2025-06-14": utc("2025-06-13", "14:30 14:45 15:00 15:15 15:30 15:45 16:00") },
    },
  },
  {
    name: "days ahead, empty ones left out, with the longer preparation outside the current period",
    asking: {
      now: "2025-06-08T23:10:00Z",
      hours: buildHours("1 09:00-09:30", "3 09:00-09:30", "5 09:00-09:30"),
      ...ahead(3),
      preparationMinutes: 10,
      preOrderPreparationMinutes: 60,
    },
    expected: {
      asap: "2025-06-08T23:20:00Z",
      days: { "2025-06-09": utc("2025-06-08", "23:30"), "2025-06-11": utc("2025-06-10", "23:00 23:15 23:30") },
    },
  },
];

describe("offerTimes, R30", () => {
  it.each(examples)("$name", ({ asking, expected }) => {
    expect(listed(offerTimes(askTimes(asking)))).toEqual(expected);
  });
});

/** Perth, 8 hours ahead of UTC and without clock changes; Friday 20 November 2026. */
const perth = { zone: "Australia/Perth" };
const always = buildHours(...[0, 1, 2, 3, 4, 5, 6].map((weekday) => `${weekday} 00:00-00:00`));
const lunch = buildHours("5 11:00-12:00");
const night = buildHours("5 23:00-00:30", "6 23:00-00:30");

interface Row {
  readonly name: string;
  readonly asking: Asking;
  readonly asap: string | null;
  readonly days: Record<string, string>;
}

const nothing = { asap: null, days: {} };
const lunchHour = "11:00 11:15 11:30 11:45 12:00";

const rows: readonly Row[] = [
  {
    name: "closed and nothing ahead: nothing",
    asking: { ...perth, now: "2026-11-20T02:00:00Z", hours: lunch },
    ...nothing,
  },
  {
    name: "not in operation: nothing, whatever the hour and the flags",
    asking: { ...perth, now: "2026-11-20T03:30:00Z", hours: lunch, inOperation: false, ...ahead(7) },
    ...nothing,
  },
  { name: "no opening hours: nothing", asking: { ...perth, now: "2026-11-20T03:30:00Z", ...ahead(60) }, ...nothing },
  {
    name: "a slot exactly at now + lead is offered",
    asking: { ...perth, now: "2026-11-20T03:13:00Z", hours: lunch },
    asap: "2026-11-20T03:15:00Z",
    days: { "2026-11-20": "11:15 11:30 11:45 12:00" },
  },
  {
    name: "a slot a second before now + lead isn't offered",
    asking: { ...perth, now: "2026-11-20T03:13:01Z", hours: lunch },
    asap: "2026-11-20T03:15:01Z",
    days: { "2026-11-20": "11:30 11:45 12:00" },
  },
  {
    name: "as soon as possible at closing time is not after it",
    asking: { ...perth, now: "2026-11-20T03:58:00Z", hours: lunch },
    asap: "2026-11-20T04:00:00Z",
    days: { "2026-11-20": "12:00" },
  },
  {
    name: "a second before closing is too late",
    asking: { ...perth, now: "2026-11-20T03:58:01Z", hours: lunch },
    ...nothing,
  },
  {
    name: "closed at the closing instant",
    asking: { ...perth, now: "2026-11-20T04:00:00Z", hours: lunch },
    ...nothing,
  },
  {
    name: "open at the opening instant",
    asking: { ...perth, now: "2026-11-20T03:00:00Z", hours: lunch },
    asap: "2026-11-20T03:02:00Z",
    days: { "2026-11-20": "11:15 11:30 11:45 12:00" },
  },
  {
    name: "closed, ahead for today only",
    asking: { ...perth, now: "2026-11-20T02:00:00Z", hours: lunch, ...ahead(0) },
    asap: null,
    days: { "2026-11-20": lunchHour },
  },
  {
    name: "ahead to the last day of the setting and not beyond",
    asking: { ...perth, now: "2026-11-20T05:00:00Z", hours: lunch, ...ahead(7) },
    asap: null,
    days: { "2026-11-27": lunchHour },
  },
  {
    name: "a day short of it",
    asking: { ...perth, now: "2026-11-20T05:00:00Z", hours: lunch, ...ahead(6) },
    ...nothing,
  },
  {
    name: "the other order type's flag and days don't count",
    asking: {
      ...perth,
      now: "2026-11-20T02:00:00Z",
      hours: lunch,
      preOrder: { delivery: true, pickup: false },
      daysInAdvance: { delivery: 30, pickup: 30 },
    },
    ...nothing,
  },
  {
    name: "a delivery ahead",
    asking: {
      ...perth,
      now: "2026-11-20T02:00:00Z",
      type: "delivery",
      hours: lunch,
      preOrder: { delivery: true, pickup: false },
      daysInAdvance: { delivery: 0, pickup: 30 },
      travelSeconds: 3_600,
    },
    asap: null,
    days: { "2026-11-20": "11:15 11:30 11:45 12:00" },
  },
  {
    name: "ahead for today, what runs past midnight falls on a day too far",
    asking: { ...perth, now: "2026-11-20T14:00:00Z", hours: night, ...ahead(0) },
    asap: null,
    days: { "2026-11-20": "23:00 23:15 23:30 23:45" },
  },
  {
    name: "but what is left of the current period always counts",
    asking: { ...perth, now: "2026-11-20T15:20:00Z", hours: night, ...ahead(0) },
    asap: "2026-11-20T15:22:00Z",
    days: { "2026-11-20": "23:30 23:45", "2026-11-21": "00:00 00:15 00:30" },
  },
  {
    name: "a period that began yesterday counts under today",
    asking: { ...perth, now: "2026-11-20T16:10:00Z", hours: night, ...ahead(0) },
    asap: "2026-11-20T16:12:00Z",
    days: { "2026-11-21": "00:15 00:30 23:00 23:15 23:30 23:45" },
  },
  {
    name: "periods that touch are one, so nothing needs to be ordered ahead",
    asking: { ...perth, now: "2026-11-20T03:10:00Z", hours: buildHours("5 11:00-11:30", "5 11:30-12:00") },
    asap: "2026-11-20T03:12:00Z",
    days: { "2026-11-20": "11:15 11:30 11:45 12:00" },
  },
  {
    name: "a closing time off the quarter hour is no slot",
    asking: { ...perth, now: "2026-11-20T03:10:00Z", hours: buildHours("5 11:10-11:50") },
    asap: "2026-11-20T03:12:00Z",
    days: { "2026-11-20": "11:15 11:30 11:45" },
  },
  {
    name: "R29: the preparation for orders ahead holds from the next opening on, and not before",
    asking: {
      ...perth,
      now: "2026-11-20T03:10:00Z",
      hours: buildHours("5 11:00-11:30", "5 11:45-12:15"),
      preparationMinutes: 5,
      preOrderPreparationMinutes: 45,
      ...ahead(0),
    },
    asap: "2026-11-20T03:15:00Z",
    days: { "2026-11-20": "11:15 11:30 12:00 12:15" },
  },
];

describe("offerTimes, R30, against hand-written times", () => {
  it.each(rows)("$name", ({ asking, asap, days }) => {
    const times = offerTimes(askTimes(asking));
    expect(listed(times).asap).toBe(asap);
    expect(labelled(times, perth.zone)).toEqual(days);
  });

  it("offers 24 hours, the last slot included, round the clock without pre-orders", () => {
    const times = offerTimes(askTimes({ ...perth, now: "2026-11-20T03:15:00Z", hours: always }));
    const slots = times.days.flatMap((day) => day.slots);
    expect(times.days.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-21"]);
    expect(slots).toHaveLength(96);
    expect(new Date(slots.at(-1) ?? 0).toISOString()).toBe("2026-11-21T03:15:00.000Z");
  });

  it("offers 61 days, all complete but the first, round the clock for 60 days ahead", () => {
    const { days } = offerTimes(askTimes({ ...perth, now: "2026-11-20T03:15:00Z", hours: always, ...ahead(60) }));
    expect(days).toHaveLength(61);
    expect(days.at(-1)?.date).toBe("2027-01-19");
    expect(new Set(days.slice(1).map(({ slots }) => slots.length))).toEqual(new Set([96]));
  });
});

describe("offerTimes, its speed", () => {
  it("lists 30 days of two periods in less than 5 ms", () => {
    const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => buildHours(`${day} 08:00-15:00`, `${day} 17:00-02:00`));
    const asked = askTimes({ now: "2026-09-20T01:03:00Z", hours, ...ahead(30) });
    const durations = Array.from({ length: 30 }, () => {
      const begun = performance.now();
      offerTimes(asked);
      return performance.now() - begun;
    });
    // Takes the fastest run, because other work on the machine slows single runs.
    expect(Math.min(...durations)).toBeLessThan(5);
  });
});
