import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correctionOf, storedCorrection } from "../../../src/domain/time/deviceClock.ts";

const second = 1_000;
const day = 86_400 * second;

describe("a device's clock compared with a server's", () => {
  it.each([
    ["right", 0, 0, 0],
    ["slow by the time that an answer takes", 0, -30 * second, 0],
    ["two minutes off, which is tolerated", 0, 120 * second, 0],
    ["more than two minutes ahead", 0, -121 * second, -121 * second],
    ["a day behind", 0, day, day],
    ["already corrected, except for a slow answer", day, day - 40 * second, day],
    ["already corrected, and wrong by another hour since", day, day + 3_600 * second, day + 3_600 * second],
    ["set right by its owner", day, 3 * second, 0],
    ["nearly set right by its owner", day, 119 * second, 0],
    ["a day behind, without a time from the server", day, Number.NaN, day],
    ["near the tolerance, without switching back and forth", 130 * second, 110 * second, 130 * second],
  ])("that is %s", (_how, current, measured, corrected) => {
    expect(correctionOf(current, measured)).toBe(corrected);
  });
});

describe("a correction stored on the device", () => {
  it.each([0, -day, 57 * 366 * day])("is used as it is: %d", (kept) => {
    expect(storedCorrection(kept)).toBe(kept);
  });

  it.each([1e300, -1e300, Number.POSITIVE_INFINITY, Number.NaN, "86400000", null, undefined, {}])(
    "is 0 if it is %s",
    (kept) => {
      expect(storedCorrection(kept)).toBe(0);
    },
  );

  it("always gives a valid time", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.double(), (kept, ms) => {
        for (const each of [kept, ms])
          expect(() => new Date(Date.UTC(2026, 10, 20) + storedCorrection(each)).toISOString()).not.toThrow();
      }),
    );
  });
});
