import { describe, expect, it } from "vitest";
import { secondsUntil, sendAgainFrom, sendingPace } from "../../../src/domain/checkout/sendingTime.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildAttempt } from "./buildAttempt.ts";

const attempt = buildAttempt("u-1", { postedAt: instant(5_000) });

describe("an order that is being sent", () => {
  it.each([
    ["usual", 7_999],
    ["slow", 8_000],
    ["slow", 14_999],
    ["long", 15_000],
  ] as const)("has a pace by the time since it was sent: %s", (pace, now) => {
    expect(sendingPace({ kind: "sending", attempt }, instant(now))).toBe(pace);
  });

  it("doesn't count as being sent while it is claimed, however old the attempt is", () => {
    expect(sendingPace({ kind: "claiming", attempt, turn: "first" }, instant(99_000))).toBe("usual");
  });
});

describe("a store that asks to wait", () => {
  const now = instant(1_000_000);

  it.each([
    ["as long as it says", 30_000, 30],
    ["two minutes at most", 3_600_000, 120],
    ["a part of a second counts as one", 400, 1],
  ])("%s", (_how, asked, seconds) => {
    expect(secondsUntil(sendAgainFrom(now, asked), now)).toBe(seconds);
  });

  it("isn't waited for if it asks for no time", () => {
    expect(sendAgainFrom(now, undefined)).toBeNull();
    expect(secondsUntil(null, now)).toBe(0);
  });

  it("counts down to 0, and never above what was asked if a clock is put back", () => {
    const from = sendAgainFrom(now, 30_000);
    const left = [500, 29_000, 30_000, 90_000].map((ms) => secondsUntil(from, instant(now + ms)));
    expect(left).toEqual([30, 1, 0, 0]);
    expect(secondsUntil(from, instant(now - 86_400_000))).toBe(120);
  });
});
