import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { priceOrder } from "../../../src/domain/order/priceOrder.ts";
import type { Coupon } from "../../../src/domain/promotion/promotions.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import type { Trigger } from "../../../src/domain/promotion/trigger.ts";
import { buildCoupon, buildPerItem } from "../../support/buildPromotions.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";
import { buildPricing } from "../order/buildPricing.ts";

function use(coupon: Coupon, lines: readonly CartLine[], ...triggers: readonly Trigger[]) {
  const promotions = { ...noPromotions, triggers };
  const order = priceOrder(buildPricing({ cart: { lines }, coupon, promotions }));
  return {
    amount: order.coupon?.amount,
    problem: order.coupon?.problem,
    parts: order.lines.map((line) => line.coupon),
  };
}

const pizza = buildLine({ id: "a", productId: "pizza", price: cents(2_000) });
const burger = buildLine({ id: "b", productId: "burger", price: cents(2_450), categoryIds: ["grill"] });
const chips = buildLine({ id: "c", productId: "chips", price: cents(600), categoryId: "sides" });
const cart = [pizza, burger, chips];

describe("R22: the amount of a coupon", () => {
  it.each([
    ["percent: 10 % of 5050", buildCoupon(), 505],
    ["FreeDollar: 5.00", buildCoupon({ percent: 0, flat: cents(500) }), 500],
    ["both: 505 + 500", buildCoupon({ flat: cents(500) }), 1_005],
    ["at most the sum: 5050", buildCoupon({ flat: cents(9_900) }), 5_050],
    ["a product: 10 % of 2000", buildCoupon({ productId: "pizza" }), 200],
    ["a product before categories: 10 % of 2000", buildCoupon({ productId: "pizza", categoryIds: ["sides"] }), 200],
    ["a category: 10 % of 600", buildCoupon({ categoryIds: ["sides"] }), 60],
    ["a product's own category: 10 % of 2450", buildCoupon({ categoryIds: ["grill"] }), 245],
    ["several: 10 % of 3050", buildCoupon({ categoryIds: ["grill", "sides"] }), 305],
    ["half a cent up: 50 % of 605 = 303", buildCoupon({ percent: 50 }), 303, [{ ...chips, price: cents(605) }]],
  ])("%s", (_name, coupon, amount, lines = cart) => {
    expect(use(coupon, lines)).toMatchObject({ amount, problem: null });
  });

  it("is based on what the per-item triggers left: 10 % of (2000 - 100) + (2450 - 100) + 600 = 485", () => {
    expect(use(buildCoupon(), cart, buildPerItem())).toMatchObject({ amount: 485, parts: [190, 235, 60] });
  });

  it("takes nothing off redeemed, rolled-in or unavailable items: 10 % of 1000", () => {
    const redemption = { ruleKey: "r", name: "Half", points: 5, discountRate: 50 };
    const host = buildLine({ id: "host", mealAddOns: [buildRolled()] });
    const lines = [{ ...pizza, redemption }, { ...burger, unavailability: "sold-out" as const }, host];
    expect(use(buildCoupon(), lines)).toMatchObject({ amount: 100, parts: [0, 0, 100] });
  });
});

describe("R22: how the amount is spread over the lines", () => {
  it.each([
    {
      name: "945 on 2000 and 2450: 424.7 and 520.3, the cent left to the dearest",
      coupon: buildCoupon({ flat: cents(500), categoryIds: ["burgers"] }),
      lines: cart,
      parts: [424, 521, 0],
    },
    {
      name: "100 on three of 600: 33 each, the cent left to the first",
      coupon: buildCoupon({ percent: 0, flat: cents(100) }),
      lines: ["a", "b", "c"].map((id) => ({ ...chips, id })),
      parts: [34, 33, 33],
    },
    {
      name: "101 on three of 600: two cents left, one each",
      coupon: buildCoupon({ percent: 0, flat: cents(101) }),
      lines: ["a", "b", "c"].map((id) => ({ ...chips, id })),
      parts: [34, 34, 33],
    },
    {
      name: "none above its own amount: all of 1, 1 and 600",
      coupon: buildCoupon({ percent: 100 }),
      lines: [1, 1, 600].map((price, index) => ({ ...chips, id: `${index}`, price: cents(price) })),
      parts: [1, 1, 600],
    },
    {
      name: "a line that costs nothing has no part: 10 of 0 and 600",
      coupon: buildCoupon({ percent: 0, flat: cents(10) }),
      lines: [0, 600].map((price, index) => ({ ...chips, id: `${index}`, price: cents(price) })),
      parts: [0, 10],
    },
  ])("$name", ({ coupon, lines, parts }) => {
    expect(use(coupon, lines).parts).toEqual(parts);
  });
});

describe("R22: a coupon that counts 0", () => {
  it.each([
    { name: "below MinSpent, by a cent", least: 5_051, problem: { kind: "min-spent", required: 5_051, missing: 1 } },
    { name: "unless it is met exactly", least: 5_050, problem: null },
  ])("$name", ({ least, problem }) => {
    const used = use(buildCoupon({ minimumSpend: cents(least) }), cart);
    expect(used).toMatchObject({ problem, amount: problem ? 0 : 505 });
  });

  it("has no candidates", () => {
    expect(use(buildCoupon({ productId: "cola" }), cart)).toMatchObject({ problem: { kind: "no-items" }, amount: 0 });
    expect(use(buildCoupon(), [])).toMatchObject({ problem: { kind: "no-items" } });
  });

  it("R14: compares MinSpent with the subtotal, before any discount and with rolled-in items: 1000 + 300", () => {
    const lines = [buildLine({ mealAddOns: [buildRolled()] })];
    expect(use(buildCoupon({ minimumSpend: cents(1_300) }), lines, buildPerItem()).problem).toBeNull();
  });
});
