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

  it.each<{ name: string; given: Given; gst: number }>([
    { name: "nothing: 1000 / 11", given: {}, gst: 91 },
    { name: "per item, by line: 91 - 100 / 11 = 91 - 9", given: { triggers: [buildPerItem()] }, gst: 82 },
    {
      name: "per item, at most what the line has: 0 - 9",
      given: { lines: [buildLine(free)], triggers: [buildPerItem()] },
      gst: 0,
    },
    {
      name: "one line's nothing doesn't take another's: 91 - 9 + 0",
      given: { lines: [buildLine(), buildLine({ id: "b", ...free })], triggers: [buildPerItem()] },
      gst: 82,
    },
    {
      name: "per item, its sum on a line: 273 - 300 / 11 = 273 - 27",
      given: { lines: [buildLine({ quantity: 3 })], triggers: [buildPerItem()] },
      gst: 246,
    },
    { name: "coupon, in proportion: 91 - 91 × 100 / 1000", given: { coupon: buildCoupon() }, gst: 82 },
    {
      name: "coupon, of what per item left: 82 - 82 × 90 / 900 = 82 - 8",
      given: { coupon: buildCoupon(), triggers: [buildPerItem()] },
      gst: 74,
    },
    { name: "whole order: 91 - 100 / 11", given: { triggers: [buildWholeOrder()] }, gst: 82 },
    {
      name: "whole order, at most what the goods have: 9 - 550 / 11 = 9 - 50",
      given: {
        lines: [buildLine(free), buildLine({ id: "b", price: cents(100) })],
        triggers: [buildWholeOrder({ cut: percent(50) })],
      },
      gst: 0,
    },
    {
      name: "nothing left to pay for a line: its tax of 15 % is 0, the other's 91",
      given: {
        lines: [buildLine({ taxRate: 0.15 }), buildLine({ id: "b", categoryId: "sides" })],
        triggers: [buildPerItem({ cut: flat(1_000) })],
      },
      gst: 91,
    },
    {
      name: "nothing left to pay for the goods: 130 - 91 would be 39",
      given: { lines: [buildLine({ taxRate: 0.15 })], triggers: [buildWholeOrder({ cut: flat(1_000) })] },
      gst: 0,
    },
    {
      name: "a line is without its rolled-in items: theirs stays, 300 / 11",
      given: { lines: [buildLine({ rolled: [buildRolled()] })], triggers: [buildPerItem({ cut: flat(1_000) })] },
      gst: 27,
    },
    {
      name: "a negative modifier has taken all: 50 - 75, floored at 0; the whole order finds no more to take",
      given: {
        lines: [
          buildLine({
            price: cents(550),
            modifiers: [buildCartModifier("less", { price: cents(-450), taxRate: 0.2 })],
          }),
        ],
        triggers: [buildWholeOrder()],
      },
      gst: 0,
    },
  ])("$name", ({ given, gst }) => {
    const order = price(given);
    expect(order.gst).toBe(gst);
    expect(order.subtotal.tax - order.discount.tax).toBe(gst);
  });
});
