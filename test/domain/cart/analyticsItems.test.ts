import { describe, expect, it } from "vitest";
import { analyticsChange, analyticsItems } from "../../../src/domain/cart/analyticsItems.ts";
import type { MealAddOn } from "../../../src/domain/cart/cart.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, cartWith } from "./cartLines.ts";

const chips: MealAddOn = {
  triggerId: "meal",
  productId: "chips",
  categoryId: "sides",
  categoryName: "Sides",
  code: "",
  name: "Chips",
  price: cents(500),
  reducedPrice: cents(300),
  taxRate: 0.1,
  preparationMinutes: 0,
  labels: noLabels,
  modifiers: [buildCartModifier("salt", { price: cents(50) })],
};

const patty = { id: "patty", name: "Patty", category: "Burgers", price: 1_000, quantity: 1 };
const rolledChips = { id: "chips", name: "Chips", category: "Sides", price: 350, quantity: 1 };

describe("R83: the items of a cart", () => {
  it("cost the price of one unit, modifiers included", () => {
    const line = buildLine({ quantity: 3, modifiers: [buildCartModifier("bacon", { price: cents(300) })] });
    expect(analyticsItems([line])).toEqual([{ ...patty, price: 1_300, quantity: 3 }]);
  });

  it("list rolled-in items separately, at the price they have in the line", () => {
    expect(analyticsItems([buildLine({ quantity: 2, mealAddOns: [chips] })])).toEqual([
      { ...patty, quantity: 2 },
      rolledChips,
    ]);
  });

  it("leave out unavailable items and everything that the diner has typed", () => {
    const note = "For Noor, who is allergic";
    const goods = analyticsItems([
      buildLine({ note }),
      buildLine({ id: "line-2", unavailability: "sold-out", mealAddOns: [chips] }),
    ]);
    expect(goods).toEqual([patty]);
    expect(JSON.stringify(goods)).not.toContain("Noor");
  });
});

describe("R83: a change of a cart", () => {
  const one = buildLine();
  const nothing = { added: [], removed: [] };

  it.each([
    ["a new line", cartWith(), cartWith(one), { added: [patty], removed: [] }],
    [
      "more of a line",
      cartWith(one),
      cartWith(buildLine({ quantity: 3 })),
      { added: [{ ...patty, quantity: 2 }], removed: [] },
    ],
    ["less of a line", cartWith(buildLine({ quantity: 2 })), cartWith(one), { added: [], removed: [patty] }],
    ["a removed line", cartWith(one), cartWith(), { added: [], removed: [patty] }],
    [
      "a rolled-in item",
      cartWith(one),
      cartWith(buildLine({ mealAddOns: [chips, chips] })),
      { added: [rolledChips, rolledChips], removed: [] },
    ],
    [
      "one of two rolled-in items",
      cartWith(buildLine({ mealAddOns: [chips, chips] })),
      cartWith(buildLine({ mealAddOns: [chips] })),
      { added: [], removed: [rolledChips] },
    ],
    ["other modifiers", cartWith(one), cartWith(buildLine({ modifiers: [buildCartModifier("bacon")] })), nothing],
    ["the same cart", cartWith(one), cartWith(one), nothing],
  ] as const)("is %s", (_what, before, after, change) => {
    expect(analyticsChange(before, after)).toEqual(change);
  });
});
