import { describe, expect, it } from "vitest";
import { type Period, preparationMs, travelMs } from "../../../src/domain/fulfilment/leadTime.ts";

const minute = 60_000;

/** The preparation in minutes: the shop's own, that for orders ahead, the longest item's, and which one holds. */
type Row = readonly [
  what: string,
  own: number | null,
  ahead: number | null,
  longest: number,
  period: Period,
  minutes: number,
];

const rows: readonly Row[] = [
  ["the shop's own time", 20, null, 5, "current", 20],
  ["the longest item's, if it takes longer", 20, null, 25, "current", 25],
  ["the longest item's, if the shop has none", null, null, 5, "current", 5],
  ["two minutes, if neither has any", null, null, 0, "current", 2],
  ["one minute, if an item takes that", null, null, 1, "current", 1],
  ["not the time for orders ahead, in this period", 20, 60, 0, "current", 20],
  ["the time for orders ahead, in another one", 20, 60, 0, "ahead", 60],
  ["the time for orders ahead, even if it is shorter", 20, 5, 0, "ahead", 5],
  ["the longest item's, if it is longer than the time for orders ahead", 20, 5, 12, "ahead", 12],
  ["the shop's own, if there is none for orders ahead", 20, null, 0, "ahead", 20],
  ["two minutes, if the time for orders ahead is 0", 20, 0, 0, "ahead", 2],
  ["half minutes too", 2.5, null, 0, "current", 2.5],
];

describe("preparationMs, R29", () => {
  it.each(rows)("%s", (_name, own, ahead, longest, period, minutes) => {
    const store = { preparationMinutes: own, preOrderPreparationMinutes: ahead };
    expect(preparationMs(store, longest, period)).toBe(minutes * minute);
  });
});

describe("travelMs, R29", () => {
  it.each([
    [0, 60_000],
    [59, 60_000],
    [60, 60_000],
    [61, 61_000],
    [1_234.5, 1_234_500],
  ])("converts %d seconds to %d ms", (seconds, ms) => {
    expect(travelMs(seconds)).toBe(ms);
  });
});
