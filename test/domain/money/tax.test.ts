import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { taxWithin } from "../../../src/domain/money/tax.ts";

describe("R23: the tax within an amount", () => {
  it.each([
    { amount: 4_000, rate: 0.1, tax: 364 },
    { amount: 800, rate: 0.1, tax: 73 },
    { amount: 600, rate: 0.1, tax: 55 },
    { amount: 420, rate: 0.1, tax: 38 },
    { amount: 2_450, rate: 0.1, tax: 223 },
    { amount: 1_150, rate: 0.15, tax: 150 },
    { amount: 605, rate: 0, tax: 0 },
    { amount: 0, rate: 0.1, tax: 0 },
    { amount: 200, rate: 1, tax: 100 },
    { amount: -110, rate: 0.1, tax: -10 },
  ])("of $amount cents at $rate is $tax", ({ amount, rate, tax }) => {
    expect(taxWithin(cents(amount), rate)).toBe(tax);
  });

  it.each([
    { amount: 3, rate: 0.2, tax: 1 },
    { amount: 9, rate: 0.2, tax: 2 },
    { amount: 99_999, rate: 0.2, tax: 16_667 },
    { amount: -3, rate: 0.2, tax: -1 },
    { amount: -9, rate: 0.2, tax: -2 },
    // In binary fractions: 19.499999999999993.
    { amount: 82, rate: 0.312, tax: 20 },
  ])("R13: rounds half a cent away from zero: $amount at $rate", ({ amount, rate, tax }) => {
    expect(taxWithin(cents(amount), rate)).toBe(tax);
  });

  const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
  const permille = fc.integer({ min: 0, max: 1_000 });

  it("is the nearest whole cent, checked with integer arithmetic", () => {
    fc.assert(
      fc.property(amounts, permille, (amount, rate) => {
        const [part, whole] = [BigInt(Math.abs(amount) * rate), BigInt(1_000 + rate)];
        const nearest = Number((2n * part + whole) / (2n * whole));
        expect(taxWithin(cents(amount), rate / 1_000)).toBe(nearest === 0 ? 0 : Math.sign(amount) * nearest);
      }),
    );
  });
});
