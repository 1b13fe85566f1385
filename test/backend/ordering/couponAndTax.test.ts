import { describe, expect, it } from "vitest";
import { priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";
import {
  buildFacts,
  buildItem,
  buildOrder,
  each,
  member,
  receipt,
  refusal,
  reward,
  roll,
  whole,
} from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R22: the coupon", () => {
  const coupon = (change: object) => ({ CouponCode: "X", FreeDollar: 3, ...change });
  it.each([
    ["of all lines", {}, 300],
    ["of a product", { Product: "P5" }, 300],
    ["of a product, ignoring its categories", { Product: "P4", CouponCategory: ["C1"] }, 300],
    ["of categories", { CouponCategory: ["C3"] }, 300],
    ["by percent, then dollars", { PercentageValue: 10 }, 280 + 300],
    ["at most the sum", { Product: "P4", FreeDollar: 50 }, 300],
    ["ignores a negative percent", { PercentageValue: -10 }, 300],
    ["ignores a negative amount", { PercentageValue: 10, FreeDollar: -1 }, 280],
    ["at its MinSpent", { MinSpent: 28 }, 300],
  ])("%s", (_name, change, amount) => {
    const items = [p1, buildItem("P5"), buildItem("P4")];
    expect(receipt(items, { coupon: coupon(change) })).toMatchObject({ coupon: amount });
  });

  it.each([
    ["below its MinSpent", { MinSpent: 20.01 }, "This discount needs a purchase of $20.01 or more."],
    ["without candidates", { CouponCategory: ["C3"] }, "Coupon does not apply to any items"],
    ["for more than 100%", { PercentageValue: 101 }, "This discount code can't be used."],
  ])("is refused %s", (_name, change, message) => {
    expect(refusal([p1], { coupon: coupon(change) })).toBe(message);
  });

  it("takes nothing off redeemed or rolled-in items, and counts them only for MinSpent", () => {
    const items = [p1, buildItem("P5", { trigger: "R" }), buildItem("P1", { points: 10 })];
    const facts = { triggers: [roll], menu: reward, ...member };
    // 20.00 + 2.00 + 10.00.
    const all = coupon({ PercentageValue: 100, MinSpent: 32 });
    expect(priceOrder(buildFacts(buildOrder(items), { ...facts, coupon: all })).couponParts).toEqual([2000, 0, 0]);
    expect(refusal(items, { ...facts, coupon: coupon({ Product: "P5" }) })).toBe("Coupon does not apply to any items");
  });

  it("gives the remaining cents to the most expensive lines, ties in the order of the cart", () => {
    const lines = [buildItem("P5"), p1, p1, buildItem("P5")];
    // A tenth of 5.00, 20.00, 20.00, 5.00, and then with one more cent each: 50.1, 200.4, 200.4, 50.1.
    const spread = (FreeDollar: number) =>
      priceOrder(buildFacts(buildOrder(lines), { coupon: coupon({ FreeDollar }) })).couponParts;
    expect(spread(5.01)).toEqual([50, 201, 200, 50]);
    expect(spread(5.02)).toEqual([50, 201, 201, 50]);
    expect(spread(5.03)).toEqual([50, 202, 201, 50]);
  });

  it("is based on what the per-item triggers left", () => {
    const facts = {
      triggers: [{ ...each, DiscountFlatValue: 4 }],
      coupon: coupon({ FreeDollar: 0, PercentageValue: 50 }),
    };
    expect(receipt([p1], facts)).toMatchObject({ perItem: 400, coupon: 800, total: 800 });
  });
});

describe("R23: tax", () => {
  it("uses each product's and each modifier's own rate, where 1 or more is a percent", () => {
    // 11.50 at 15 %: 1.50; 11.00 at 10 %: 1.00; P4 has none.
    const items = [buildItem("P7"), buildItem("P8"), buildItem("P4")];
    expect(receipt(items)).toMatchObject({ subtotal: 2550, gst: 250 });
  });

  it("is reduced by a tenth of a trigger's sum on the line, at most by the line's tax", () => {
    // The tax is 164. A tenth of 3 × 0.05 is 15 / 11 = 1.36, so 1; calculated per unit it would be 0.
    const cents = { ...each, ProductOutcomes: [{ ID: "C2" }], DiscountFlatValue: 0.05 };
    expect(receipt([buildItem("P3", { quantity: 3 })], { triggers: [cents] })).toMatchObject({ gst: 163 });
    expect(receipt([buildItem("P4"), p1], { triggers: [cents] })).toMatchObject({ gst: 182 });
  });

  it("is reduced by each trigger's own sum if a line has two", () => {
    const one = { ...each, ID: "1", ProductOutcomes: [{ ID: "C1", Quantity: 1 }], DiscountFlatValue: 0.15 };
    // 15 / 11 = 1.36 → 1, twice; as one trigger it would be 30 / 11 = 2.7 → 3. 4000 / 11 = 364.
    const triggers = [one, { ...one, ID: "2" }];
    expect(receipt([buildItem("P1", { quantity: 2 })], { triggers })).toMatchObject({ perItem: 30, gst: 362 });
  });

  it("is 0 if nothing is left to pay for a line or for the goods", () => {
    const free = { CouponCode: "X", Product: "P7", PercentageValue: 100 };
    expect(receipt([buildItem("P7"), buildItem("P5")], { coupon: free })).toMatchObject({ total: 500, gst: 45 });
    const all = { ...whole, OutcomePriceType: 1, DiscountPercentageValue: 100 };
    expect(receipt([buildItem("P7")], { triggers: [all] })).toMatchObject({ total: 0, gst: 0 });
  });

  it("is reduced by the whole-order discount at most by the tax of the goods", () => {
    const one = { ...whole, DiscountFlatValue: 8 };
    // 3 × 3.00 without tax and 5.00 with 0.45: a tenth of 8.00 would be 0.73.
    const items = [buildItem("P4", { quantity: 3 }), buildItem("P5")];
    expect(receipt(items, { triggers: [one] })).toMatchObject({ total: 600, gst: 0 });
  });

  it("of a rolled-in item is its own, at its reduced price", () => {
    // 182 + 2.00 / 11 = 18.
    expect(receipt([p1, buildItem("P5", { trigger: "R" })], { triggers: [roll] })).toMatchObject({ gst: 200 });
  });

  it("of a line and of a rolled-in item is never below 0", () => {
    const rolled = { ...roll, ProductOutcomes: [{ ID: "P1" }], FixedPriceValue: 1 };
    const items = [p1, buildItem("P1", { trigger: "R", extras: ["less"] })];
    expect(receipt(items, { triggers: [rolled] })).toMatchObject({ subtotal: 2000, gst: 182 });
    // A modifier of −15.00 takes 1.36 from a product that has none.
    const menu = { Products: { P1: { Price: 20, ModifierGroups: ["G1"] } } };
    const { subtotal, discount } = priceOrder(
      buildFacts(buildOrder([buildItem("P1", { extras: ["less"] })]), { menu }),
    );
    expect([subtotal, discount]).toEqual([
      { amount: 500, tax: 0 },
      { amount: 0, tax: 0 },
    ]);
  });
});
