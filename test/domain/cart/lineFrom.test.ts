import { describe, expect, it } from "vitest";
import { lineFrom, selectionOf } from "../../../src/domain/cart/lineFrom.ts";
import { unitOf } from "../../../src/domain/cart/priceLine.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { choicesOf, type Selection } from "../../../src/domain/menu/selection.ts";
import { priceUnit } from "../../../src/domain/menu/selectionPrice.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { burgerMenu, listed, picked, withProduct } from "./burgerMenu.ts";

const wish = {
  id: "line-1",
  quantity: 2,
  note: "",
  redemption: null,
  mealAddOns: [],
  now: instant(1_000),
  selection: [],
};
const chipsAndBacon = [
  picked("extras", "chips", 2, [picked("salt", "rosemary", 3)]),
  picked("extras", "bacon", 1),
] satisfies Selection;

describe("a line built from a selection", () => {
  const card = listed(burgerMenu, "burgers", "1");

  it("R12: has the entry's name and price, and everything it needs without the menu", () => {
    expect(lineFrom(card, burgerMenu, { ...wish, note: " cut in half " })).toEqual({
      id: "line-1",
      productId: "patty",
      entryId: "1",
      categoryId: "burgers",
      categoryName: "Burgers",
      code: "",
      name: "The Patty",
      photo: "https://pictures.example/patty.webp",
      photoFocus: "50% 30%",
      price: 1_600,
      taxRate: 0.1,
      rewardPoints: 8,
      preparationMinutes: 0,
      categoryIds: [],
      tagIds: [],
      fixedPrice: null,
      labels: noLabels,
      quantity: 2,
      modifiers: [],
      redemption: null,
      mealAddOns: [],
      unavailability: null,
      origin: null,
      note: "cut in half",
      addedAt: 1_000,
    });
  });

  it("R11: has modifiers and sub-modifiers with name and price, in the menu's order", () => {
    const { modifiers } = lineFrom(card, burgerMenu, { ...wish, selection: chipsAndBacon });
    const matching = { code: "", labels: noLabels, unavailability: null, origin: null };
    const shared = { ...matching, groupId: "extras", groupName: "extras", taxRate: 0.1 };
    const rosemary = { groupId: "salt", groupName: "salt", modifierId: "rosemary", name: "rosemary", price: 50 };
    expect(modifiers).toEqual([
      { ...shared, modifierId: "bacon", name: "bacon", price: 300, quantity: 1, subs: [] },
      {
        ...shared,
        modifierId: "chips",
        name: "chips",
        price: 500,
        quantity: 2,
        subs: [{ ...matching, ...rosemary, taxRate: 0, quantity: 3, subs: [] }],
      },
    ]);
  });

  it.each<[string, Selection]>([
    ["nothing", []],
    ["two modifiers and a sub-modifier", chipsAndBacon],
    ["twelve of a modifier with a negative price", [picked("extras", "no bun", 12)]],
  ])("R14: with %s picked, costs what the dialog shows", (_, selection) => {
    const line = lineFrom(card, burgerMenu, { ...wish, selection });
    expect(unitOf(line)).toBe(priceUnit(card.entry.price, choicesOf(card.product, burgerMenu), selection));
  });

  it("can be edited from its original selection", () => {
    const { modifiers } = lineFrom(card, burgerMenu, { ...wish, selection: chipsAndBacon });
    expect(selectionOf(modifiers)).toEqual([...chipsAndBacon].reverse());
  });

  it("is edited without unavailable modifiers, whose ids may belong to others now", () => {
    const { modifiers } = lineFrom(card, burgerMenu, { ...wish, selection: chipsAndBacon });
    const [bacon, chips] = modifiers;
    const lacking = modifiers.map((each) =>
      each === chips ? each : { ...each, unavailability: "unavailable" as const },
    );
    expect([bacon?.name, selectionOf(lacking)]).toEqual(["bacon", [chipsAndBacon[0]]]);
  });

  it("leaves out modifiers that the menu doesn't have", () => {
    const selection = [picked("extras", "truffle"), picked("nowhere", "bacon")];
    expect(lineFrom(card, burgerMenu, { ...wish, selection }).modifiers).toEqual([]);
  });

  it("has the points and the preparation time of its product", () => {
    const menu = withProduct(burgerMenu, "patty", { rewardPoints: 3, preparationMinutes: 25 });
    const line = lineFrom(listed(menu, "lunch", "1"), menu, wish);
    expect(line).toMatchObject({ price: 1_300, rewardPoints: 3, preparationMinutes: 25, categoryName: "Lunch" });
  });
});
