import { describe, expect, it } from "vitest";
import { offerTimes } from "../../../src/domain/fulfilment/offerTimes.ts";
import { type Asking, ahead, askTimes, buildHours, labelled, listed, utc } from "./askTimes.ts";

const examples: readonly (readonly [string, Asking, asap: string | null, days: object])[] = [
  [
    "Sydney, the clock goes forward: no 02:00 to 02:45",
    { now: "2024-10-05T10:00:00Z", hours: buildHours("0 01:00-04:00"), ...ahead(1) },
    null,
    { "2024-10-06": utc("2024-10-05", "15:00 15:15 15:30 15:45 16:00 16:15 16:30 16:45 17:00") },
  ],
  [
    "Sydney, the clock goes back: 02:00 to 02:45 once",
    { now: "2025-04-05T01:00:00Z", hours: buildHours("0 01:00-03:30"), ...ahead(1) },
    null,
    { "2025-04-06": utc("2025-04-05", "14:00 14:15 14:30 14:45 15:00 15:15 15:30 15:45 17:00 17:15 17:30") },
  ],
  [
    "Lord Howe, half an hour back: 01:30 and 01:45 once",
    { now: "2025-04-05T01:00:00Z", zone: "Australia/Lord_Howe", hours: buildHours("0 01:00-02:30"), ...ahead(1) },
    null,
    { "2025-04-06": utc("2025-04-05", "14:00 14:15 14:30 14:45 15:30 15:45 16:00") },
  ],
  [
    "a split shift, delivery, nothing ahead: nothing of the evening",
    {
      now: "2025-06-10T02:07:00Z",
      type: "delivery",
      hours: buildHours("2 11:00-14:00", "2 17:00-21:00", "3 11:00-14:00"),
      preparationMinutes: 20,
      longestItemMinutes: 25,
      travelSeconds: 30,
    },
    "2025-06-10T02:33:00Z",
    { "2025-06-10": utc("2025-06-10", "02:45 03:00 03:15 03:30 03:45 04:00") },
  ],
  [
    "past midnight, under the date on which it falls",
    { now: "2025-06-13T14:20:00Z", hours: buildHours("5 18:00-02:00", "6 18:00-02:00") },
    "2025-06-13T14:22:00Z",
    { "2025-06-14": utc("2025-06-13", "14:30 14:45 15:00 15:15 15:30 15:45 16:00") },
  ],
  [
    "days ahead, empty ones left out, with the longer preparation outside the current period",
    {
      now: "2025-06-08T23:10:00Z",
      hours: buildHours("1 09:00-09:30", "3 09:00-09:30", "5 09:00-09:30"),
      ...ahead(3),
      preparationMinutes: 10,
      preOrderPreparationMinutes: 60,
    },
    "2025-06-08T23:20:00Z",
    { "2025-06-09": utc("2025-06-08", "23:30"), "2025-06-11": utc("2025-06-10", "23:00 23:15 23:30") },
  ],
];

describe("offerTimes, R30", () => {
  it.each(examples)("%s", (_name, asking, asap, days) => {
    expect(listed(offerTimes(askTimes(asking)))).toEqual({ asap, days });
  });
});

/** Perth, 8 hours ahead of UTC and without clock changes; Friday 20 November 2026. */
const perth = { zone: "Australia/Perth" };
const always = buildHours(...[0, 1, 2, 3, 4, 5, 6].map((weekday) => `${weekday} 00:00-00:00`));
const lunch = buildHours("5 11:00-12:00");
const night = buildHours("5 23:00-00:30", "6 23:00-00:30");

/** The asap and the slots of a store in Perth, asked at a time of 20 November 2026 (UTC) with these settings. */
type Row = readonly [what: string, at: string, asking: Omit<Asking, "now">, asap: string | null, days: object];

const lunchHour = "11:00 11:15 11:30 11:45 12:00";

const rows: readonly Row[] = [
  ["closed and nothing ahead: nothing", "02:00", { hours: lunch }, null, {}],
  [
    "not in operation: nothing, whatever the hour and the flags",
    "03:30",
    { hours: lunch, inOperation: false, ...ahead(7) },
    null,
    {},
  ],
  ["no opening hours: nothing", "03:30", ahead(60), null, {}],
  [
    "a slot exactly at now + lead is offered",
    "03:13",
    { hours: lunch },
    "03:15",
    { "2026-11-20": "11:15 11:30 11:45 12:00" },
  ],
  [
    "a slot a second before now + lead isn't offered",
    "03:13:01",
    { hours: lunch },
    "03:15:01",
    { "2026-11-20": "11:30 11:45 12:00" },
  ],
  [
    "as soon as possible at closing time is not after it",
    "03:58",
    { hours: lunch },
    "04:00",
    { "2026-11-20": "12:00" },
  ],
  ["a second before closing is too late", "03:58:01", { hours: lunch }, null, {}],
  ["closed at the closing instant", "04:00", { hours: lunch }, null, {}],
  ["open at the opening instant", "03:00", { hours: lunch }, "03:02", { "2026-11-20": "11:15 11:30 11:45 12:00" }],
  ["closed, ahead for today only", "02:00", { hours: lunch, ...ahead(0) }, null, { "2026-11-20": lunchHour }],
  [
    "ahead to the last day of the setting and not beyond",
    "05:00",
    { hours: lunch, ...ahead(7) },
    null,
    { "2026-11-27": lunchHour },
  ],
  ["a day short of it", "05:00", { hours: lunch, ...ahead(6) }, null, {}],
  [
    "the other order type's flag and days don't count",
    "02:00",
    { hours: lunch, preOrder: { delivery: true, pickup: false }, daysInAdvance: { delivery: 30, pickup: 30 } },
    null,
    {},
  ],
  [
    "a delivery ahead",
    "02:00",
    {
      type: "delivery",
      hours: lunch,
      preOrder: { delivery: true, pickup: false },
      daysInAdvance: { delivery: 0, pickup: 30 },
      travelSeconds: 3_600,
    },
    null,
    { "2026-11-20": "11:15 11:30 11:45 12:00" },
  ],
  [
    "ahead for today, what runs past midnight falls on a day too far",
    "14:00",
    { hours: night, ...ahead(0) },
    null,
    { "2026-11-20": "23:00 23:15 23:30 23:45" },
  ],
  [
    "but what is left of the current period always counts",
    "15:20",
    { hours: night, ...ahead(0) },
    "15:22",
    { "2026-11-20": "23:30 23:45", "2026-11-21": "00:00 00:15 00:30" },
  ],
  [
    "a period that began yesterday counts under today",
    "16:10",
    { hours: night, ...ahead(0) },
    "16:12",
    { "2026-11-21": "00:15 00:30 23:00 23:15 23:30 23:45" },
  ],
  [
    "periods that touch are one, so nothing needs to be ordered ahead",
    "03:10",
    { hours: buildHours("5 11:00-11:30", "5 11:30-12:00") },
    "03:12",
    { "2026-11-20": "11:15 11:30 11:45 12:00" },
  ],
  [
    "a closing time off the quarter hour is no slot",
    "03:10",
    { hours: buildHours("5 11:10-11:50") },
    "03:12",
    { "2026-11-20": "11:15 11:30 11:45" },
  ],
  [
    "R29: the preparation for orders ahead holds from the next opening on, and not before",
    "03:10",
    {
      hours: buildHours("5 11:00-11:30", "5 11:45-12:15"),
      preparationMinutes: 5,
      preOrderPreparationMinutes: 45,
      ...ahead(0),
    },
    "03:15",
    { "2026-11-20": "11:15 11:30 12:00 12:15" },
  ],
];

describe("offerTimes, R30, against hand-written times", () => {
  const utcOf = (time: string) => `2026-11-20T${time.padEnd(8, ":00")}Z`;

  it.each(rows)("%s", (_what, now, asking, asap, days) => {
    const times = offerTimes(askTimes({ ...perth, now: utcOf(now), ...asking }));
    expect(listed(times).asap).toBe(asap === null ? null : utcOf(asap));
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
