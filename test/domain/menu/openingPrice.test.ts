import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { firstPrice } from "../../../src/domain/menu/entryPrice.ts";
import { initialSelection } from "../../../src/domain/menu/initialSelection.ts";
import { type ListedProduct, listedProducts } from "../../../src/domain/menu/listedProducts.ts";
import type { Menu, ModifierGroup } from "../../../src/domain/menu/menu.ts";
import { quickAddOffer } from "../../../src/domain/menu/quickAddOffer.ts";
import { choicesOf } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { runs } from "../../support/thorough.ts";
import { readMenu } from "../../wire/documents/menuReading.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "./selectionMenu.ts";

/** The price in the dialog's button before the diner has changed anything. */
function openingPrice(listed: ListedProduct, menu: Menu): number {
  const selection = initialSelection(choicesOf(listed.product, menu));
  const now = 0 as Parameters<typeof lineFrom>[2]["now"];
  const chosen = { id: "draft", selection, quantity: 1, note: "", redemption: null, mealAddOns: [], now };
  return priceLine(lineFrom(listed, menu, chosen)).total;
}

function cardPrice({ product, entry }: ListedProduct, menu: Menu): number {
  return quickAddOffer(product, entry, menu).from ?? entry.price;
}

const documents: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync("widget-demo/data/documents.json", "utf8"),
);
const menus = Object.entries(documents).filter(([path]) => path.includes("/Menus/"));

describe("R12: a card's price is the one that its dialog opens with", () => {
  it.each(menus)("on the whole of %s, from the first screen on", (_path, fields) => {
    const { menu } = readMenu(fields);
    const dishes = listedProducts(menu);
    expect(dishes.length).toBeGreaterThan(0);
    const told = dishes.map((each) => [each.entry.name, cardPrice(each, menu), firstPrice(each.entry, each.product)]);
    expect(told).toEqual(dishes.map((each) => [each.entry.name, openingPrice(each, menu), openingPrice(each, menu)]));
  });

  const group = (id: string): fc.Arbitrary<ModifierGroup> =>
    fc
      .record({
        prices: fc.array(fc.integer({ min: -300, max: 900 }), { minLength: 1, maxLength: 4 }),
        preselected: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        linked: fc.constantFrom("sides", "gone", null),
        isSingle: fc.boolean(),
        isForced: fc.boolean(),
        isAuto: fc.boolean(),
        includesQuantity: fc.boolean(),
        minimum: fc.integer({ min: 0, max: 4 }),
      })
      .map(({ prices, preselected, linked, ...given }) => {
        const modifiers = prices.map((price, at) =>
          buildModifier(`${id}${at}`, {
            price: cents(price),
            linkedProductId: at === 0 ? linked : null,
            preselected: preselected[at] ?? false,
            preselectedQuantity: preselected[at] ? 1 : 0,
          }),
        );
        return buildGroup(id, modifiers, given);
      });

  it("with any groups, preselections and choices below choices", () => {
    fc.assert(
      fc.property(group("a"), group("b"), group("below"), fc.nat({ max: 3_000 }), (one, other, below, price) => {
        const dish = buildProduct("dish", { groupIds: ["a", "b"], price: cents(price) });
        const sides = buildProduct("sides", { groupIds: ["below"] });
        const gone = buildProduct("gone", { isSoldOut: true });
        const menu = buildMenu([one, other, below], [dish, sides, gone]);
        const category = { id: "c", name: "C", entries: [] };
        const entry = { id: "e", productId: "dish", name: "Dish", price: cents(price) };
        const listed = { category, entry, product: dish } as unknown as ListedProduct;
        expect(cardPrice(listed, menu)).toBe(openingPrice(listed, menu));
      }),
      { numRuns: runs(400) },
    );
  });
});
