import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderMode } from "../../../src/domain/fulfilment/orderMode.ts";
import { promisedTime, waitFor, waitLeft } from "../../../src/domain/order/promisedTime.ts";
import { instant } from "../../../src/domain/time/instant.ts";

/** On a quarter hour. */
const quarter = 1_793_900_700_000;
const at = (minutes: number) => instant(quarter + minutes * 60_000);

describe("what an order promises", () => {
  it.each<readonly [string, OrderMode, number | null, readonly [number, number | null] | null, boolean]>([
    ["the minutes of Pay for a delivery as soon as possible", "delivery", 7.3, [8, 18], true],
    ["the same for one on a whole minute", "delivery", 7, [7, 17], true],
    ["one time for a delivery at a time that was picked", "delivery", 15, [15, 15], true],
    ["one time for a pickup", "pickup", 7.3, [7.3, 7.3], true],
    ["one time for a room", "room", 7.3, [7.3, 7.3], true],
    ["one time for a table", "table", 7.3, [7.3, 7.3], true],
    ["nothing without a time", "delivery", null, null, true],
    ["no end of a delivery whose way nobody knew", "delivery", 7.3, [8, null], false],
    ["one time for a delivery at a picked time, whatever the way", "delivery", 15, [15, 15], false],
    ["one time for a pickup, which has no way", "pickup", 7.3, [7.3, 7.3], false],
    ["nothing without a time and a way", "delivery", null, null, false],
  ])("%s", (_case, type, scheduled, expected, isWayKnown) => {
    const scheduledAt = scheduled === null ? null : at(scheduled);
    const promised = promisedTime({ type, scheduledAt, isWayKnown });
    const to = expected?.[1] ?? null;
    expect(promised).toEqual(expected && { from: at(expected[0]), to: to === null ? null : at(to) });
  });

  const range = { from: at(8), to: at(18) };

  it.each([
    ["both ends count down", at(-13), { kind: "minutes", from: 21, to: 31 }],
    ["a minute lasts until the next", instant(at(-13) + 59_999), { kind: "minutes", from: 21, to: 31 }],
    ["only the end is left once it has begun", at(8), { kind: "minutes", from: 0, to: 10 }],
    ["any minute at its end", at(18), { kind: "now" }],
    ["late a quarter of an hour after its end", at(33), { kind: "late" }],
    ["far ahead more than two hours before its end", at(-103), { kind: "ahead" }],
    ["over long after its end", at(110), { kind: "past" }],
  ])("within a range: %s", (_case, now, expected) => {
    expect(waitFor(range, now)).toEqual(expected);
  });

  it.each([
    ["its beginning counts down", at(-13), { kind: "minutes", from: 21, to: null }],
    ["nothing is counted once it has begun", at(8), { kind: "begun" }],
    ["it is never called late", at(60), { kind: "begun" }],
    ["far ahead more than two hours before its beginning", at(-113), { kind: "ahead" }],
    ["over long after its beginning", at(98), { kind: "past" }],
  ])("without an end: %s", (_case, now, expected) => {
    expect(waitFor({ from: at(8), to: null }, now)).toEqual(expected);
  });

  it("is never late before its end, whatever the time and the mode", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<OrderMode>("delivery", "pickup", "room", "table"),
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        fc.integer({ min: -86_400_000, max: 86_400_000 }),
        fc.boolean(),
        (type, scheduled, now, isWayKnown) => {
          const promised = promisedTime({ type, scheduledAt: instant(quarter + scheduled), isWayKnown });
          if (promised === null) throw new Error("a scheduled order promises a time");
          expect(promised.from).toBeGreaterThanOrEqual(quarter + scheduled);
          const wait = waitFor(promised, instant(quarter + now));
          const end = promised.to ?? Number.POSITIVE_INFINITY;
          const onTime = ["ahead", "minutes", "now", ...(isWayKnown ? [] : ["begun", "past"])];
          if (quarter + now < end) expect(onTime).toContain(wait.kind);
          if (wait.kind === "minutes" && wait.to !== null) expect(wait.from).toBeLessThanOrEqual(wait.to);
        },
      ),
    );
  });
});

it.each([
  ["all of it when the order was placed", at(0), at(0), 1],
  ["half of it in the middle", at(0), at(9), 0.5],
  ["nothing at the end", at(0), at(18), 0],
  ["nothing after that", at(0), at(40), 0],
  ["all of it if this device's clock is behind the store's", at(0), at(-5), 1],
  ["all of it until its end, if its beginning isn't known", null, at(17), 1],
  ["nothing after its end, if its beginning isn't known", null, at(18), 0],
])("what is left of a wait: %s", (_case, orderedAt, now, expected) => {
  expect(waitLeft({ from: at(8), to: at(18) }, orderedAt, now)).toBe(expected);
});
