import { describe, expect, it } from "vitest";
import { type Period, preparationMs, travelMs } from "../../../src/domain/fulfilment/leadTime.ts";

const minute = 60_000;

interface Row {
  readonly name: string;
  readonly own: number | null;
  readonly ahead: number | null;
  readonly longest: number;
  readonly period: Period;
  readonly minutes: number;
}

const rows: readonly Row[] = [
  { name: "the shop's own time", own: 20, ahead: null, longest: 5, period: "current", minutes: 20 },
  {
    name: "the longest item's, if it takes longer",
    own: 20,
    ahead: null,
    longest: 25,
    period: "current",
    minutes: 25,
  },
  {
    name: "the longest item's, if the shop has none",
    own: null,
    ahead: null,
    longest: 5,
    period: "current",
    minutes: 5,
  },
  { name: "two minutes, if neither has any", own: null, ahead: null, longest: 0, period: "current", minutes: 2 },
  { name: "one minute, if an item takes that", own: null, ahead: null, longest: 1, period: "current", minutes: 1 },
  {
    name: "not the time for orders ahead, in this period",
    own: 20,
    ahead: 60,
    longest: 0,
    period: "current",
    minutes: 20,
  },
  { name: "the time for orders ahead, in another one", own: 20, ahead: 60, longest: 0, period: "ahead", minutes: 60 },
  {
    name: "the time for orders ahead, even if it is shorter",
    own: 20,
    ahead: 5,
    longest: 0,
    period: "ahead",
    minutes: 5,
  },
  {
    name: "the longest item's, if it is longer than the time for orders ahead",
    own: 20,
    ahead: 5,
    longest: 12,
    period: "ahead",
    minutes: 12,
  },
  {
    name: "the shop's own, if there is none for orders ahead",
    own: 20,
    ahead: null,
    longest: 0,
    period: "ahead",
    minutes: 20,
  },
  {
    name: "two minutes, if the time for orders ahead is 0",
    own: 20,
    ahead: 0,
    longest: 0,
    period: "ahead",
    minutes: 2,
  },
  { name: "half minutes too", own: 2.5, ahead: null, longest: 0, period: "current", minutes: 2.5 },
];

describe("preparationMs, R29", () => {
  it.each(rows)("$name", ({ own, ahead, longest, period, minutes }) => {
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
