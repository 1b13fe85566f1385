import { describe, expect, it } from "vitest";
import { priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";
import {
  buildFacts,
  buildItem,
  buildOrder,
  each,
  member,
  receipt,
  refusalDetail,
  reward,
  roll,
  whole,
} from "./moneyFixture.ts";

const p1 = buildItem("P1");

describe("R18: per-item triggers", () => {
  const applied = (items: readonly object[], triggers: readonly (typeof each)[]) =>
    priceOrder(buildFacts(buildOrder(items), { triggers })).perItem.map(({ id, shares }) => [
      id,
      ...shares.map((share) => [share.index, share.units, share.amount]),
    ]);

  it("are applied by Priority, then by ID as numbers", () => {
    const triggers = [
      { ...each, ID: "10" },
      { ...each, ID: "9" },
      { ...each, ID: "b", Priority: -1, ProductOutcomes: [{ ID: "C1", Quantity: 1 }] },
    ];
    expect(applied([buildItem("P1", { quantity: 2 })], triggers)).toEqual([
      ["b", [0, 1, 100]],
      ["9", [0, 1, 100]],
    ]);
  });

  it("leave a unit that would gain nothing to the next one", () => {
    const dear = { ...each, OutcomePriceType: 2, FixedPriceValue: 22, ID: "1" };
    expect(applied([p1, buildItem("P2")], [dear, { ...each, ID: "2" }])).toEqual([
      ["1", [1, 1, 250]],
      ["2", [0, 1, 100]],
    ]);
  });

  it("use the unit price with modifiers, ties in the order of the cart", () => {
    const one = { ...each, ProductOutcomes: [{ ID: "C1", Quantity: 1 }] };
    // 20.00 + 5 × 2.00 is more than 24.50; the two plain ones tie.
    const items = [buildItem("P2"), buildItem("P1", { extras: ["M1:5"] }), p1, p1];
    expect(applied(items, [{ ...one, IsMostExpensiveFirst: true } as typeof each])).toEqual([["I", [1, 1, 100]]]);
    expect(applied(items, [one])).toEqual([["I", [2, 1, 100]]]);
  });

  it("round each unit separately: 25 % of 3 × 11.50 is 3 × 2.88", () => {
    const quarter = { ...each, ProductOutcomes: [{ ID: "C2" }], OutcomePriceType: 1, DiscountPercentageValue: 25 };
    expect(receipt([buildItem("P7", { quantity: 3 })], { triggers: [quarter] })).toMatchObject({ perItem: 864 });
  });

  it("don't discount modifiers, and take no more than the unit's price", () => {
    const free = { ...each, OutcomePriceType: 3, DiscountFlatValue: 50 };
    expect(receipt([buildItem("P1", { extras: ["M1"] })], { triggers: [free] })).toMatchObject({
      total: 200,
      gst: 18,
    });
    expect(receipt([buildItem("P1", { extras: ["less"] })], { triggers: [free] })).toMatchObject({
      perItem: 500,
      total: 0,
    });
  });

  it("apply the quantities of two outcomes separately", () => {
    const two = {
      ...each,
      ProductOutcomes: [
        { ID: "C1", Quantity: 1 },
        { ID: "C3", Quantity: 2 },
      ],
    };
    const items = [buildItem("P1", { quantity: 3 }), buildItem("P5", { quantity: 3 })];
    expect(applied(items, [two])).toEqual([["I", [0, 1, 100], [1, 2, 200]]]);
  });

  it("combine two outcomes on a line into one share, and R23 taxes their sum", () => {
    const outcomes = ["C3", "C1", "C1"].map((ID) => ({ ID, Quantity: 1 }));
    const two = { ...each, ProductOutcomes: outcomes, DiscountFlatValue: 0.15 };
    const items = [buildItem("P1", { quantity: 2 }), buildItem("P5")];
    expect(applied(items, [two])).toEqual([["I", [0, 2, 30], [1, 1, 15]]]);
    // 364 − 30 / 11 = 3; 45 − 15 / 11 = 1.
    expect(receipt(items, { triggers: [two] })).toMatchObject({ gst: 361 + 44 });
  });

  it("don't discount redeemed and rolled-in items", () => {
    const drinks = { ...each, ProductOutcomes: [{ ID: "C1" }, { ID: "C3" }] };
    const items = [p1, buildItem("P5", { trigger: "R" }), buildItem("P1", { points: 10 })];
    expect(receipt(items, { triggers: [roll, drinks], menu: reward, ...member })).toMatchObject({ perItem: 100 });
  });
});

describe("R19: the whole-order trigger", () => {
  it("is the first that takes something off, one at most, based on what the others left", () => {
    const nothing = { ...whole, ID: "0", OutcomePriceType: 2, FixedPriceValue: 99 };
    const half = { ...whole, ID: "1", OutcomePriceType: 1, DiscountPercentageValue: 50 };
    const triggers = [{ ...each, DiscountFlatValue: 2 }, whole, half, nothing];
    // 20.00 − 2.00 = 18.00, − 3.00 by coupon = 15.00: 7.50.
    const facts = { triggers, coupon: { CouponCode: "X", FreeDollar: 3 } };
    expect(receipt([p1], facts)).toMatchObject({ wholeOrder: { triggerId: "1", amount: 750 }, total: 750 });
  });

  it("R14: is judged by everything in the cart", () => {
    const items = [p1, buildItem("P5", { trigger: "R" })];
    const minimum = (MinimumSpend: number) => receipt(items, { triggers: [roll, { ...whole, MinimumSpend }] }).discount;
    expect([minimum(22), minimum(22.01)]).toEqual([100, 0]);
  });

  it("includes redeemed and rolled-in items, and never takes off more than there is", () => {
    const half = { ...whole, OutcomePriceType: 1, DiscountPercentageValue: 50 };
    const items = [p1, buildItem("P5", { trigger: "R" }), buildItem("P1", { points: 10 })];
    // 20.00 + 2.00 + 10.00.
    expect(receipt(items, { triggers: [roll, half], menu: reward, ...member })).toMatchObject({ discount: 1600 });
    const all = { ...whole, DiscountFlatValue: 50 };
    expect(receipt([p1], { triggers: [all] })).toMatchObject({ discount: 2000, total: 0, gst: 0 });
  });
});

describe("R21: roll-into-meal", () => {
  const p5 = buildItem("P5", { trigger: "R" });
  const noOffer = "OrderItems[1].PriceTriggerID names no offer for this product.";
  const notHere = "OrderItems[1].PriceTriggerID names an offer that doesn't apply here.";
  const forC1 = { ProductCategoryConditions: [{ ProductCategoryID: "C1", Quantity: 1 }] };
  const other = [buildItem("P3"), p5];

  it.each([
    ["on a line that counts", [p1, p5], forC1, ""],
    ["on every line if there is no condition", other, {}, ""],
    ["on a line that doesn't count", [...other, p1], forC1, notHere],
    ["while a condition isn't met", [p1, p5], { ...forC1, ProductTagConditions: [{ ProductTagID: "T2" }] }, notHere],
    ["below MinimumSpend without rolled-in items", [p1, p5], { MinimumSpend: 20.01 }, notHere],
    ["at MinimumSpend", [p1, p5], { MinimumSpend: 20 }, ""],
    ["in mode 2", [p1, p5], { TriggerMode: 2 }, ""],
    ["in mode 3", [p1, p5], { TriggerMode: 3 }, noOffer],
    ["of a product that isn't offered", [p1, buildItem("P4", { trigger: "R" })], {}, noOffer],
    ["of a missing trigger", [p1, buildItem("P5", { trigger: "?" })], {}, noOffer],
    ["of another kind of trigger", [p1, p5], { OutcomeType: 4 }, noOffer],
    ["two on one unit", [p1, p5, p5], {}, "OrderItems[2].PriceTriggerID is for one product a unit only."],
    ["two on two units", [buildItem("P1", { quantity: 2 }), buildItem("P5", { trigger: "R", quantity: 2 })], {}, ""],
    ["before any line", [p5], {}, "OrderItems[0].PriceTriggerID names no offer for this product."],
    ["redeemed as well", [p1, buildItem("P5", { trigger: "R", points: 10 })], {}, noOffer],
    ["at a fixed price that the product doesn't have", [p1, p5], { IsOutcomeLinkedToProduct: true }, noOffer],
    ["by tag", [p1, p5], { OutcomeType: 3, ProductOutcomes: [{ ID: "T2" }] }, ""],
    ["by a tag that it doesn't have", [p1, p5], { OutcomeType: 3, ProductOutcomes: [{ ID: "T1" }] }, noOffer],
  ])("%s", (_name, items, change, message) => {
    expect(refusalDetail(items, { triggers: [{ ...roll, ...change }], ...member })).toBe(message);
  });

  it("applies the price type to the price in the outcome's category, or else in the first menu entry", () => {
    const entry = (ID: string, Price: number) => ({ ID, SubMenuItems: [{ ProductID: "P3", Price }] });
    const menu = { Categories: [entry("C1", 9), entry("C2", 6), entry("C4", 8)] };
    const price = (change: object, categoryId = "C2") => {
      const p3 = buildItem("P3", { trigger: "R", extras: ["M4"], categoryId });
      const half = { ...roll, OutcomePriceType: 1, DiscountPercentageValue: 50, ...change };
      const host = buildItem("P3", { categoryId: "C2" });
      return receipt([host, p3], { menu, triggers: [half] }).subtotal - 600;
    };
    expect(price({ OutcomeType: 2, ProductOutcomes: [{ ID: "C4" }] })).toBe(400 + 125);
    const both = { OutcomeType: 2, ProductOutcomes: [{ ID: "C1" }, { ID: "C4" }] };
    expect([price(both), price(both, "C4")]).toEqual([450 + 125, 400 + 125]);
    expect(price({ ProductOutcomes: [{ ID: "P3" }] })).toBe(450 + 125);
    expect(price({ ProductOutcomes: [{ ID: "P3" }], OutcomePriceType: 2, IsOutcomeLinkedToProduct: true })).toBe(
      250 + 125,
    );
    expect(price({ ProductOutcomes: [{ ID: "P3" }], OutcomePriceType: 2, FixedPriceValue: 99 })).toBe(900 + 125);
  });

  it("lists what was taken off the ordinary prices", () => {
    const items = [buildItem("P1", { quantity: 2 }), p5, p5];
    const { rolledIn } = priceOrder(buildFacts(buildOrder(items), { triggers: [roll] }));
    const share = { units: 1, amount: 300 };
    expect(rolledIn).toEqual([
      {
        id: "R",
        kind: 1,
        amount: 600,
        shares: [
          { index: 1, ...share },
          { index: 2, ...share },
        ],
      },
    ]);
  });
});
