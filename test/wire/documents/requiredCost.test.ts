import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quickAddOffer } from "../../../src/domain/menu/quickAddOffer.ts";
import { readMenu } from "./menuReading.ts";

/** The lowest price of a dish that costs ten dollars: what its card shows first, and what the shop then finds. */
function pricesOf(groups: Readonly<Record<string, unknown>>) {
  const dish = { Name: "Dish", Price: 10, ModifierGroups: Object.keys(groups) };
  const { menu } = readMenu({ Products: { 1: dish }, ModifierGroups: groups });
  const product = menu.products.get("1");
  if (!product?.price) throw new Error("The dish is left out.");
  const { from } = quickAddOffer(product, { price: product.price }, menu);
  return { first: product.price + product.requiredCost, exact: from ?? product.price };
}

const forced = { IsForceSel: true };
const priced = (...prices: readonly number[]) => prices.map((Price, at) => ({ ID: at + 1, Price }));

describe("the lowest cost of a dish's required choices", () => {
  it.each<[string, number, Record<string, unknown>]>([
    ["the cheapest of a single choice", 1_140, { ...forced, IsSingleSel: true, Modifiers: priced(2, 1.4) }],
    ["the cheapest of several", 1_300, { ...forced, MinimumSelection: 2, Modifiers: priced(5, 1, 2) }],
    [
      "one option taken again",
      1_200,
      { ...forced, MinimumSelection: 2, IncludeQuantity: true, Modifiers: priced(1, 2) },
    ],
    ["nothing with a free option", 1_000, { ...forced, IsSingleSel: true, Modifiers: priced(2, 0) }],
    ["nothing if the choice isn't required", 1_000, { MinimumSelection: 1, Modifiers: priced(2) }],
  ])("is %s", (_what, expected, group) => {
    expect(pricesOf({ g: group })).toEqual({ first: expected, exact: expected });
  });

  it("is the same as the shop finds later, so that no price changes", () => {
    const group = fc.record({
      IsForceSel: fc.boolean(),
      IsSingleSel: fc.boolean(),
      IncludeQuantity: fc.boolean(),
      MinimumSelection: fc.integer({ min: 0, max: 3 }),
      Modifiers: fc
        .array(fc.integer({ min: 0, max: 400 }), { minLength: 3, maxLength: 5 })
        .map((all) => priced(...all.map((each) => each / 100))),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("a", "b", "c"), group), (groups) => {
        const { first, exact } = pricesOf(groups);
        expect(first).toBe(exact);
      }),
    );
  });

  it.each([null, "three", 7, [null, 3, {}], { 1: null }])("R10: is nothing for the modifiers %j", (Modifiers) => {
    expect(pricesOf({ g: { ...forced, IsSingleSel: true, Modifiers } }).first).toBe(1_000);
  });
});
