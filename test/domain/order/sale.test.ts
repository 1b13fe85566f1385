import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PricedOrder } from "../../../src/domain/order/pricedOrder.ts";
import { saleOf } from "../../../src/domain/order/sale.ts";
import { buildLine } from "../cart/cartLines.ts";
import { priceLines } from "./buildPricing.ts";

const priced: PricedOrder = {
  ...priceLines(buildLine({ quantity: 2 })),
  discount: { amount: cents(200), tax: cents(18) },
  fee: { amount: cents(500), tax: cents(45) },
  total: cents(2_335),
  gst: cents(212),
};

describe("R83: an order's sale", () => {
  it("is worth its goods after discounts, without delivery and surcharges", () => {
    expect(saleOf(priced)).toEqual({ value: 1_800, tax: 212, shipping: 500, coupon: null });
  });

  it.each([
    [null, "HALF"],
    [{ kind: "not-now" }, null],
  ])("reports a coupon code with the problem %j as %j", (problem, coupon) => {
    const use = { code: "HALF", amount: cents(200), problem } as PricedOrder["coupon"];
    expect(saleOf({ ...priced, coupon: use }).coupon).toBe(coupon);
  });
});
