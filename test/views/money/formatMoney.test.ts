import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { formatMoney } from "../../../src/views/money/formatMoney.ts";

describe("formatMoney", () => {
  it.each([
    ["en", 1_650, "$16.50"],
    ["en", 123_456, "$1,234.56"],
    ["en", 0, "$0.00"],
    ["zh-CN", 1_650, "$16.50"],
  ])("in %s %i cents are %s", (locale, amount, expected) => {
    expect(formatMoney(cents(amount), locale)).toBe(expected);
  });
});
