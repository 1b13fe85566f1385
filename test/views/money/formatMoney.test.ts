import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { formatMoney } from "../../../src/views/money/formatMoney.ts";

describe("formatMoney", () => {
  it.each([
    [1_650, "$16.50"],
    [123_456, "$1,234.56"],
    [0, "$0.00"],
    [-5, "−$0.05"],
  ])("formats %i cents as %s", (amount, expected) => {
    expect(formatMoney(cents(amount))).toBe(expected);
  });

  it.each(["en", "zh-CN"])("formats like the browser in %s, but with a true minus sign", (language) => {
    const browser = new Intl.NumberFormat(language, {
      style: "currency",
      currency: "AUD",
      currencyDisplay: "narrowSymbol",
    });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(formatMoney(cents(amount))).toBe(browser.format(amount / 100).replace("-", "−"));
      }),
    );
  });
});
