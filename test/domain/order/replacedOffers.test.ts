import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { coversSome } from "../../../src/domain/order/coversSome.ts";
import { type Discounts, replacedOffers } from "../../../src/domain/order/offeredCart.ts";

interface Given {
  /** Discounts of one line, by the offer's name. */
  readonly line?: Readonly<Record<string, number>>;
  readonly code?: number;
  readonly whole?: readonly [name: string, amount: number];
}

function discounts({ line = {}, code = 0, whole }: Given): Discounts {
  const items = Object.entries(line).map(([name, amount]) => ({
    triggerId: name,
    name,
    units: 1,
    amount: cents(amount),
  }));
  return {
    perItem: new Map([["1", items]]),
    coupon: new Map([["1", cents(code)]]),
    wholeOrder: whole ? { triggerId: whole[0], name: whole[0], amount: cents(whole[1]) } : null,
  };
}

describe("R17: what a code takes the place of", () => {
  it.each<[string, Given, Given, readonly [names: string, more: number] | null]>([
    ["nothing where no offer applied", { code: 500 }, {}, null],
    ["nothing where the offer counts beside it", { code: 500, whole: ["Ten", 100] }, { whole: ["Ten", 200] }, null],
    ["the whole order's offer", { code: 500 }, { whole: ["Ten", 290] }, ["Ten", 210]],
    ["an offer for a dish", { code: 500 }, { line: { Week: 100 } }, ["Week", 400]],
    [
      "only the offer that is gone, of two",
      { code: 500, line: { Week: 100 } },
      { line: { Week: 100 }, whole: ["Ten", 200] },
      ["Ten", 300],
    ],
    ["both offers", { code: 500 }, { line: { Week: 100 }, whole: ["Ten", 200] }, ["Week Ten", 200]],
  ])("is %s", (_what, withCode, without, expected) => {
    const replaced = replacedOffers(discounts(withCode), discounts(without));
    expect(replaced && [replaced.names.join(" "), replaced.more]).toEqual(expected);
  });
});

describe("whether a code covers some of the lines", () => {
  const line = (coupon: number, unavailability: "sold-out" | null = null) => ({
    coupon: cents(coupon),
    line: { unavailability },
  });

  it.each([
    ["no line", false, []],
    ["none of them", false, [line(0), line(0)]],
    ["one of two", true, [line(0), line(50)]],
    ["all of them", false, [line(10), line(50)]],
    ["all that count", false, [line(10), line(0, "sold-out")]],
  ] as const)("%s: %s", (_what, expected, lines) => {
    expect(coversSome(lines)).toBe(expected);
  });
});
