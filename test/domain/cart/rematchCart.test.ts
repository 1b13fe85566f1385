import { describe, expect, it } from "vitest";
import type { Cart, CartLine, CartModifier } from "../../../src/domain/cart/cart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { rematchCart } from "../../../src/domain/cart/rematchCart.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Selection } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildGroup, buildModifier, buildProduct } from "../menu/selectionMenu.ts";
import { burgerMenu, listed, picked, withModifiers, withoutProduct, withProduct } from "./burgerMenu.ts";
import { buildCartModifier, buildRolled } from "./cartLines.ts";
import { harbour, town } from "./companyMenus.ts";

const salty = picked("extras", "chips", 1, [picked("salt", "rosemary", 2)]);
const baconAndChips: Selection = [picked("extras", "bacon", 2), salty];

function lineOf(menu: Menu, categoryId: string, entryId: string, selection: Selection = []): CartLine {
  const wish = { id: `${categoryId} ${entryId}`, quantity: 3, note: "hot", redemption: null, mealAddOns: [] };
  return lineFrom(listed(menu, categoryId, entryId), menu, { ...wish, now: instant(1_000), selection });
}

/** A cart as text, with what is missing: "Harbour patty 1700 + Rashers×2 350 + Hand-cut chips 550 (Rosemary×2 60)". */
function told({ lines }: Cart): string[] {
  const lacking = ({ unavailability }: Pick<CartLine, "unavailability">) =>
    unavailability === null ? "" : ` [${unavailability}]`;
  const one = (modifier: CartModifier): string => {
    const { name, quantity, price, subs } = modifier;
    const below = subs.length > 0 ? ` (${subs.map(one).join(", ")})` : "";
    return `${name}${quantity > 1 ? `×${quantity}` : ""} ${price}${lacking(modifier)}${below}`;
  };
  return lines.map((line) => [`${line.name} ${line.price}${lacking(line)}`, ...line.modifiers.map(one)].join(" + "));
}

const asPicked = "The Patty 1600 [unavailable] + bacon×2 300 + chips 500 (rosemary×2 50)";
const rashers = "Rashers×2 350";
const chips = "Hand-cut chips 550 (Rosemary×2 60)";

function without(code: string, groupId: string): Menu {
  return withModifiers(harbour, groupId, (modifier) => (modifier.code === code ? null : modifier));
}

function inCategories(...names: readonly string[]): Menu {
  return { ...harbour, categories: harbour.categories.filter(({ name }) => names.includes(name)) };
}

/** The menu with another group that has bacon, before the other groups. */
const bacons: Menu = {
  ...withProduct(harbour, "21", { groupIds: ["5", "10"] }),
  groups: new Map([
    ["5", buildGroup("5", [buildModifier("7", { code: "BAC", name: "Bacon jam" })], { name: "spreads" })],
    ...harbour.groups,
  ]),
};

const cases: readonly (readonly [string, Menu, string])[] = [
  ["is matched by ProductCode", harbour, `Harbour patty 1700 + ${rashers} + ${chips}`],
  [
    "is the first listed if no category has the name",
    inCategories("Favourites", "Drinks"),
    `Favourite patty 1900 + ${rashers} + ${chips}`,
  ],
  ["unmatched means unavailable", withoutProduct(harbour, "21"), asPicked],
  ["a product that no category lists is unmatched", inCategories("Drinks"), asPicked],
  ["another code is unmatched", withProduct(harbour, "21", { code: "bur" }), asPicked],
  ["no code is unmatched", withProduct(harbour, "21", { code: "" }), asPicked],
  [
    "is unmatched if its ids belong to another dish there",
    withProduct(burgerMenu, "patty", { code: "SAL", name: "The Patty" }),
    asPicked,
  ],
  [
    "sold out means disabled",
    withProduct(harbour, "21", { isSoldOut: true }),
    `Harbour patty 1700 [sold-out] + ${rashers} + ${chips}`,
  ],
  [
    "unmatched modifiers are disabled",
    without("BAC", "10"),
    `Harbour patty 1700 + bacon×2 300 [unavailable] + ${chips}`,
  ],
  [
    "sub-modifiers of unmatched modifiers are disabled",
    without("CHI", "10"),
    `Harbour patty 1700 + ${rashers} + chips 500 [unavailable] (rosemary×2 50)`,
  ],
  [
    "unmatched sub-modifiers are disabled",
    without("ROS", "20"),
    `Harbour patty 1700 + ${rashers} + Hand-cut chips 550 (rosemary×2 50 [unavailable])`,
  ],
  [
    "R11: a modifier whose linked product is sold out",
    withProduct(harbour, "23", { isSoldOut: true }),
    `Harbour patty 1700 + ${rashers} + Hand-cut chips 550 [sold-out] (Rosemary×2 60)`,
  ],
  [
    "R11: a modifier whose linked product is missing",
    withoutProduct(harbour, "23"),
    `Harbour patty 1700 + ${rashers} + Hand-cut chips 550 (rosemary×2 50 [unavailable])`,
  ],
  ["one code in two groups: the group of the same name", bacons, `Harbour patty 1700 + ${rashers} + ${chips}`],
  [
    "one code in two groups, neither of the same name: the first",
    { ...bacons, groups: new Map([...bacons.groups].map(([id, group]) => [id, { ...group, name: "" }])) },
    `Harbour patty 1700 + Bacon jam×2 100 + ${chips}`,
  ],
];

const atTown: Cart = { lines: [lineOf(town, "burgers", "1", baconAndChips)] };

describe("StoreSelectionAtCheckout (S13): a line at another store", () => {
  it.each(cases)("%s", (_name, menu, is) => {
    expect(told(rematchCart(atTown, menu).cart)).toEqual([is]);
  });

  it("takes all data from the other store, and keeps what the diner asked for", () => {
    const [line] = rematchCart(atTown, harbour).cart.lines;
    expect(line).toMatchObject({
      id: "burgers 1",
      productId: "21",
      entryId: "2",
      categoryId: "harbour Burgers",
      categoryName: "Burgers",
      photo: null,
      taxRate: 0.2,
      rewardPoints: 9,
      preparationMinutes: 7,
      quantity: 3,
      note: "hot",
      modifiers: [
        { groupId: "10", modifierId: "1", quantity: 2 },
        { groupId: "10", modifierId: "2", subs: [{ groupId: "20", modifierId: "1", quantity: 2 }] },
      ],
    });
  });

  it("is unchanged at the store where it was picked", () => {
    expect(rematchCart(atTown, town).cart).toBe(atTown);
    expect(rematchCart(rematchCart(atTown, harbour).cart, town).cart).toEqual(atTown);
  });

  it("keeps its redemption, which the rules of the other store may end later", () => {
    const redemption = { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 };
    const lines = atTown.lines.map((line) => ({ ...line, redemption }));
    expect(rematchCart({ lines }, harbour).cart.lines[0]?.redemption).toEqual(redemption);
  });

  it("R12: keeps two lines for products that are one at the other store, and two again at the first", () => {
    const cart: Cart = { lines: [lineOf(town, "drinks", "2"), lineOf(town, "drinks", "3")] };
    const there = rematchCart(cart, harbour).cart;
    expect(told(there)).toEqual(["Harbour cola 480", "Harbour cola 480"]);
    expect(rematchCart(there, town).cart).toEqual(cart);
  });

  it("never matches one modifier there to two of the line", () => {
    const both: Selection = [picked("5", "7"), picked("10", "1")];
    const cart: Cart = { lines: [lineOf(bacons, "harbour Burgers", "2", both)] };
    expect(told(rematchCart(cart, town).cart)).toEqual(["The Patty 1600 + Bacon jam 100 [unavailable] + bacon 300"]);
  });

  it.each([
    { name: "at another store", menu: harbour, is: asPicked },
    { name: "at its own store", menu: burgerMenu, is: asPicked.replace(" [unavailable]", "") },
    {
      name: "if its ids belong to another dish",
      menu: {
        ...burgerMenu,
        categories: burgerMenu.categories.map((category) => ({
          ...category,
          entries: category.entries.map((entry) => ({ ...entry, name: "Salad" })),
        })),
      },
      is: asPicked,
    },
  ])("only matches itself without a code: $name", ({ menu, is }) => {
    expect(told(rematchCart({ lines: [lineOf(burgerMenu, "burgers", "1", baconAndChips)] }, menu).cart)).toEqual([is]);
  });
});

describe("rolled-in items at another store", () => {
  const rosemary = buildCartModifier("rosemary", { groupId: "salt", groupName: "salt", code: "ROS" });
  const meals = [
    buildRolled({ productId: "cola", code: "COL" }),
    buildRolled({ productId: "fries", code: "FRI", modifiers: [rosemary] }),
  ];
  const lines = atTown.lines.map((line) => ({ ...line, mealAddOns: meals }));

  it.each([
    { name: "is matched by its code, listed or not (R12)", menu: harbour, is: ["22", "23"] },
    { name: "is removed if it is unmatched", menu: withProduct(harbour, "22", { code: "" }), is: ["23"] },
    { name: "is removed if it is sold out", menu: withProduct(harbour, "23", { isSoldOut: true }), is: ["22"] },
    { name: "is removed if one of its modifiers is unmatched", menu: without("ROS", "20"), is: ["22"] },
  ])("$name", ({ menu, is }) => {
    const [line] = rematchCart({ lines }, menu).cart.lines;
    expect(line?.mealAddOns.map(({ productId }) => productId)).toEqual(is);
  });

  it("have their modifiers by the other store's ids", () => {
    const [, fries] = rematchCart({ lines }, harbour).cart.lines[0]?.mealAddOns ?? [];
    expect(fries?.modifiers).toMatchObject([{ groupId: "20", modifierId: "1", name: "Rosemary", price: 60 }]);
  });

  it("match the same product if two have the code, else the first", () => {
    const twins = { ...town, products: new Map([["twin", buildProduct("twin", { code: "COL" })], ...town.products]) };
    const mealAddOns = (menu: Menu) => rematchCart({ lines }, menu).cart.lines[0]?.mealAddOns[0]?.productId;
    expect([mealAddOns(twins), mealAddOns(withoutProduct(twins, "cola"))]).toEqual(["cola", "twin"]);
  });
});

describe("the notices after a re-match", () => {
  const notices = (from: number, to: number) => [
    { kind: "price-changed", lineId: "burgers 1", name: "Harbour patty", from: cents(from), to: cents(to) },
  ];

  it.each([
    // 1600 + 2 × 300 + 500 + 2 × 50; 1700 + 2 × 350 + 550 + 2 × 60.
    ["a new price", harbour, notices(2_800, 3_070)],
    ["a price without an unavailable modifier, which has its own notice", without("BAC", "10"), notices(2_200, 2_370)],
    ["none for a sold-out line, which has its own notice", withProduct(harbour, "21", { isSoldOut: true }), []],
    ["none for an unmatched line", withoutProduct(harbour, "21"), []],
    ["none for the same price", town, []],
  ])("%s", (_name, menu, is) => {
    expect(rematchCart(atTown, menu).notices).toEqual(is);
  });

  it("compare a line that is available again with the price that was shown last", () => {
    const gone = rematchCart(atTown, withoutProduct(harbour, "21")).cart;
    expect(rematchCart(gone, harbour).notices).toEqual(notices(2_800, 3_070));
    const short = rematchCart(atTown, without("BAC", "10")).cart;
    expect(rematchCart(short, harbour).notices).toEqual([]);
  });
});
