import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PriceCut } from "../../../src/domain/promotion/trigger.ts";
import { buildCoupon, buildPerItem, buildWholeOrder } from "../../support/buildPromotions.ts";
import { buildCartModifier, buildLine, buildRolled } from "../cart/cartLines.ts";
import { type Given, price } from "./priceGiven.ts";

const flat = (amount: number): PriceCut => ({ kind: "flat", amount: cents(amount) });
const percent = (part: number): PriceCut => ({ kind: "percent", percent: part });

describe("R23: the tax after discounts", () => {
  const free = { taxRate: 0 };

  it.each<[string, Given, number]>([
    ["nothing: 1000 / 11", {}, 91],
    ["per item, by line: 91 - 100 / 11 = 91 - 9", { triggers: [buildPerItem()] }, 82],
    ["per item, at most what the line has: 0 - 9", { lines: [buildLine(free)], triggers: [buildPerItem()] }, 0],
    [
      "one line's nothing doesn't take another's: 91 - 9 + 0",
      { lines: [buildLine(), buildLine({ id: "b", ...free })], triggers: [buildPerItem()] },
      82,
    ],
    [
      "per item, its sum on a line: 273 - 300 / 11 = 273 - 27",
      { lines: [buildLine({ quantity: 3 })], triggers: [buildPerItem()] },
      246,
    ],
    ["coupon, in proportion: 91 - 91 × 100 / 1000", { coupon: buildCoupon() }, 82],
    [
      "coupon, of what per item left: 82 - 82 × 90 / 900 = 82 - 8",
      { coupon: buildCoupon(), triggers: [buildPerItem()] },
      74,
    ],
    ["whole order: 91 - 100 / 11", { triggers: [buildWholeOrder()] }, 82],
    [
      "whole order, at most what the goods have: 9 - 550 / 11 = 9 - 50",
      {
        lines: [buildLine(free), buildLine({ id: "b", price: cents(100) })],
        triggers: [buildWholeOrder({ cut: percent(50) })],
      },
      0,
    ],
    [
      "nothing left to pay for a line: its tax of 15 % is 0, the other's 91",
      {
        lines: [buildLine({ taxRate: 0.15 }), buildLine({ id: "b", categoryId: "sides" })],
        triggers: [buildPerItem({ cut: flat(1_000) })],
      },
      91,
    ],
    [
      "nothing left to pay for the goods: 130 - 91 would be 39",
      { lines: [buildLine({ taxRate: 0.15 })], triggers: [buildWholeOrder({ cut: flat(1_000) })] },
      0,
    ],
    [
      "a line is without its rolled-in items: theirs stays, 300 / 11",
      { lines: [buildLine({ mealAddOns: [buildRolled()] })], triggers: [buildPerItem({ cut: flat(1_000) })] },
      27,
    ],
    [
      "a negative modifier has taken all: 50 - 75, floored at 0; the whole order finds no more to take",
      {
        lines: [
          buildLine({
            price: cents(550),
            modifiers: [buildCartModifier("less", { price: cents(-450), taxRate: 0.2 })],
          }),
        ],
        triggers: [buildWholeOrder()],
      },
      0,
    ],
  ])("%s", (_name, given, gst) => {
    const order = price(given);
    expect(order.gst).toBe(gst);
    expect(order.subtotal.tax - order.discount.tax).toBe(gst);
  });
});
