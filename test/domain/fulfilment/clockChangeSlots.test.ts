import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { offerTimes, type TimesRequest } from "../../../src/domain/fulfilment/offerTimes.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { runs } from "../../support/thorough.ts";
import { clockChanges, wallTable } from "../time/clockChanges.ts";
import { ahead, askTimes, buildHours, labelled, listed } from "./askTimes.ts";
import { listTimes } from "./listTimes.ts";

const forward = "2026-10-04";
const back = "2026-04-05";

/** Runs of labels: from one to another, every quarter hour, and the UTC time of the first. */
const byHand: readonly (readonly [city: string, date: string, ...runs: readonly string[]])[] = [
  ["Sydney", forward, "00:00 01:45 2026-10-03T14:00Z", "03:00 04:00 2026-10-03T16:00Z"],
  ["Sydney", back, "00:00 02:45 2026-04-04T13:00Z", "03:00 04:00 2026-04-04T17:00Z"],
  ["Adelaide", forward, "00:00 01:45 2026-10-03T14:30Z", "03:00 04:00 2026-10-03T16:30Z"],
  ["Adelaide", back, "00:00 02:45 2026-04-04T13:30Z", "03:00 04:00 2026-04-04T17:30Z"],
  ["Lord_Howe", forward, "00:00 01:45 2026-10-03T13:30Z", "02:30 04:00 2026-10-03T15:30Z"],
  ["Lord_Howe", back, "00:00 01:45 2026-04-04T13:00Z", "02:00 04:00 2026-04-04T15:30Z"],
  ["Brisbane", forward, "00:00 04:00 2026-10-03T14:00Z"],
  ["Brisbane", back, "00:00 04:00 2026-04-04T14:00Z"],
  ["Perth", forward, "00:00 04:00 2026-10-03T16:00Z"],
  ["Perth", back, "00:00 04:00 2026-04-04T16:00Z"],
];

/** "02:45 = 2026-04-04T15:45Z" for each label of a run. */
function written(run: string): string[] {
  const [from = "", to = "", utc = ""] = run.split(" ");
  const first = Date.parse(`2026-01-01T${from}Z`);
  const count = (Date.parse(`2026-01-01T${to}Z`) - first) / 900_000 + 1;
  return Array.from({ length: count }, (_, index) => {
    const label = new Date(first + index * 900_000).toISOString().slice(11, 16);
    return `${label} = ${new Date(Date.parse(utc) + index * 900_000).toISOString().slice(0, 16)}Z`;
  });
}

describe("offerTimes from 00:00 to 04:00 when clocks change, R30, against hand-written times", () => {
  it.each(byHand)("%s on %s", (city, date, ...runs) => {
    const zone = `Australia/${city}`;
    const dayBefore = date === forward ? "2026-10-03T01:00:00Z" : "2026-04-04T01:00:00Z";
    const { days } = offerTimes(askTimes({ zone, now: dayBefore, hours: buildHours("0 00:00-04:00"), ...ahead(1) }));
    const found = days.flatMap(({ slots }) =>
      slots.map((slot) => {
        const wall = DateTime.fromMillis(slot, { zone }).toFormat("HH:mm");
        return `${wall} = ${new Date(slot).toISOString().slice(0, 16)}Z`;
      }),
    );
    expect(days.map((day) => day.date)).toEqual([date]);
    expect(found).toEqual(runs.flatMap((run) => written(run)));
  });

  it.each([
    ["the first 02:20: what is past comes again", "15:20", "0 00:00-03:15", "02:30 02:45 02:00 02:15 03:00 03:15"],
    ["the second 02:20: what is past is past", "16:20", "0 00:00-03:15", "02:30 02:45 03:00 03:15"],
    ["a closing time in that hour is its first occurrence", "14:50", "0 00:00-02:30", "02:00 02:15 02:30"],
    ["an opening time too, and the hour goes on", "15:20", "0 02:30-03:15", "02:30 02:45 02:00 02:15 03:00 03:15"],
  ])("lists the repeated hour in Sydney, R30: %s", (_name, time, hours, labels) => {
    const now = `2026-04-04T${time}:00Z`;
    const times = offerTimes(askTimes({ now, hours: buildHours(hours), ...ahead(0) }));
    expect(labelled(times, "Australia/Sydney")).toEqual({ [back]: labels });
  });

  it("R28: has no slot in a period inside the hour that a clock skips, but has it a week later", () => {
    const hours = buildHours("0 02:15-02:45");
    const times = offerTimes(askTimes({ now: "2026-10-03T01:00:00Z", hours, ...ahead(8) }));
    expect(labelled(times, "Australia/Sydney")).toEqual({ "2026-10-11": "02:15 02:30 02:45" });
  });

  it("R28: ends a period that closes in the gap at the first moment after it", () => {
    const times = offerTimes(
      askTimes({ now: "2026-10-03T01:00:00Z", hours: buildHours("0 01:30-02:30"), ...ahead(1) }),
    );
    expect(labelled(times, "Australia/Sydney")).toEqual({ [forward]: "01:30 01:45 03:00" });
  });
});

const five = fc.integer({ min: 0, max: 287 }).map((count) => count * 5);
const quarter = fc.integer({ min: 0, max: 95 }).map((count) => count * 15);
/** Values around the hours in which clocks change are more likely. */
const wallMinute = fc.oneof(five, quarter, fc.constantFrom(0, 90, 105, 120, 135, 150, 165, 180, 195));
const preparation = fc.option(fc.constantFrom(0, 1, 20, 45, 90, 600));

const stores = fc.record({
  hours: fc.array(fc.record({ weekday: fc.integer({ min: 0, max: 6 }), opens: wallMinute, closes: wallMinute }), {
    maxLength: 9,
  }),
  inOperation: fc.constant(true),
  preOrder: fc.record({ delivery: fc.boolean(), pickup: fc.boolean() }),
  daysInAdvance: fc.record({ delivery: fc.integer({ min: 0, max: 10 }), pickup: fc.integer({ min: 0, max: 10 }) }),
  preparationMinutes: preparation,
  preOrderPreparationMinutes: preparation,
});

const carts = fc.record({
  type: fc.constantFrom<TimesRequest["type"][]>("pickup", "delivery"),
  longestItemMinutes: fc.constantFrom(0, 3, 30),
  travelSeconds: fc.constantFrom(0, 59, 61, 1_000),
});

describe("offerTimes compared with a list of every minute around a clock change, R30", () => {
  it.each(clockChanges)("in $zone ($change)", { timeout: 20_000 }, (change) => {
    const { instants } = wallTable(change);
    const minute = fc.integer({ min: 5 * 1_440, max: 9 * 1_440 });
    const second = fc.constantFrom(0, 0, 1, 59);
    fc.assert(
      fc.property(stores, carts, minute, second, (store, cart, index, seconds) => {
        const now = instant((instants[index] ?? 0) + seconds * 1000);
        const asked: TimesRequest = { ...cart, now, store: { ...store, zone: change.zone } };
        expect(listed(offerTimes(asked))).toEqual(listed(listTimes(change, asked)));
      }),
      { numRuns: runs(60) },
    );
  });
});
