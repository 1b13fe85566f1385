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
