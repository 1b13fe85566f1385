import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart, LineId } from "../../../src/domain/cart/cart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { type CartChange, refreshCart } from "../../../src/domain/cart/refreshCart.ts";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Selection } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import {
  buildEntry,
  burgerMenu,
  listed,
  picked,
  withEntries,
  withModifiers,
  withoutProduct,
  withProduct,
} from "./burgerMenu.ts";
import { buildCartModifier, buildRolled, writtenCart } from "./cartLines.ts";

function lineOf(id: LineId, categoryId: string, entryId: string, selection: Selection = [], quantity = 1) {
  const wish = { id, quantity, note: "", redemption: null, mealAddOns: [], now: instant(1_000), selection };
  return lineFrom(listed(burgerMenu, categoryId, entryId), burgerMenu, wish);
}

const salty = picked("extras", "chips", 1, [picked("salt", "rosemary", 2)]);

const cart: Cart = {
  lines: [
    lineOf("a", "burgers", "1", [picked("extras", "bacon", 2)], 3),
    lineOf("b", "drinks", "2"),
    lineOf("c", "burgers", "1", [salty]),
  ],
};

function removed(lineId: LineId, name: string, reason: "sold-out" | "gone", modifier: string | null): CartChange {
  return { kind: "removed", lineId, name, reason, modifier };
}

function price(lineId: LineId, name: string, from: number, to: number): CartChange {
  return { kind: "price-changed", lineId, name, from: cents(from), to: cents(to) };
}

const none = () => [];

const cases: readonly { name: string; menu: Menu; left: string; notices: readonly CartChange[] }[] = [
  {
    name: "a product that is sold out",
    menu: withProduct(burgerMenu, "cola", { isSoldOut: true }),
    left: "a patty×3, c patty×1",
    notices: [removed("b", "cola", "sold-out", null)],
  },
  {
    name: "a product that is gone",
    menu: withoutProduct(burgerMenu, "patty"),
    left: "b cola×1",
    notices: [removed("a", "The Patty", "gone", null), removed("c", "The Patty", "gone", null)],
  },
  {
    name: "a product that no category lists any more",
    menu: withEntries(burgerMenu, "drinks", none),
    left: "a patty×3, c patty×1",
    notices: [removed("b", "cola", "gone", null)],
  },
  {
    name: "a chosen modifier that is gone",
    menu: withModifiers(burgerMenu, "extras", (modifier) => (modifier.id === "bacon" ? null : modifier)),
    left: "b cola×1, c patty×1",
    notices: [removed("a", "The Patty", "gone", "bacon")],
  },
  {
    name: "a product without its modifier group",
    menu: withProduct(burgerMenu, "patty", { groupIds: [] }),
    left: "b cola×1",
    notices: [removed("a", "The Patty", "gone", "bacon"), removed("c", "The Patty", "gone", "chips")],
  },
  {
    name: "R11: a chosen modifier whose linked product is sold out",
    menu: withProduct(burgerMenu, "fries", { isSoldOut: true }),
    left: "a patty×3, b cola×1",
    notices: [removed("c", "The Patty", "sold-out", "chips")],
  },
  {
    name: "R11: a chosen sub-modifier whose product is gone",
    menu: withoutProduct(burgerMenu, "fries"),
    left: "a patty×3, b cola×1",
    notices: [removed("c", "The Patty", "gone", "rosemary")],
  },
  {
    name: "a new price of the product",
    menu: withEntries(burgerMenu, "burgers", () => [buildEntry("1", "patty", cents(1_700), "The Patty")]),
    left: "a patty×3, b cola×1, c patty×1",
    notices: [price("a", "The Patty", 2_200, 2_300), price("c", "The Patty", 2_200, 2_300)],
  },
  {
    name: "a new price of a modifier",
    menu: withModifiers(burgerMenu, "salt", (modifier) => ({ ...modifier, price: cents(0) })),
    left: "a patty×3, b cola×1, c patty×1",
    notices: [price("c", "The Patty", 2_200, 2_100)],
  },
  {
    name: "a new name, which the notice of its new price uses",
    menu: withEntries(burgerMenu, "drinks", () => [buildEntry("2", "cola", cents(400), "Cold cola")]),
    left: "a patty×3, b cola×1, c patty×1",
    notices: [price("b", "Cold cola", 450, 400)],
  },
];

describe("a cart after the menu was read again", () => {
  it.each(cases)("$name", ({ menu, left, notices }) => {
    const refreshed = refreshCart(cart, menu);
    expect(writtenCart(refreshed.cart)).toBe(left);
    expect(refreshed.notices).toEqual(notices);
  });

  it("takes the new name, photo, tax, points and preparation time without a notice", () => {
    const changes = { photo: null, taxRate: 0.2, rewardPoints: 1, preparationMinutes: 40 };
    const menu = withProduct(burgerMenu, "cola", changes);
    const refreshed = refreshCart(cart, menu);
    expect(refreshed.cart.lines[1]).toEqual({ ...cart.lines[1], ...changes });
    expect(refreshed.notices).toEqual([]);
  });

  it("keeps unchanged lines and an unchanged cart as the same objects", () => {
    expect(refreshCart(cart, burgerMenu)).toEqual({ cart, notices: [] });
    expect(refreshCart(cart, burgerMenu).cart).toBe(cart);
    const { lines } = refreshCart(cart, withProduct(burgerMenu, "cola", { taxRate: 0.2 })).cart;
    expect(lines[0]).toBe(cart.lines[0]);
  });

  it.each([
    {
      name: "its entry has another id",
      menu: withEntries(burgerMenu, "drinks", () => [buildEntry("9", "cola", cents(450))]),
      expected: { entryId: "9", categoryId: "drinks" },
    },
    {
      name: "its entry's id is another product's now",
      menu: withEntries(burgerMenu, "drinks", () => [
        buildEntry("2", "patty", cents(1)),
        buildEntry("3", "cola", cents(450)),
      ]),
      expected: { entryId: "3", categoryId: "drinks" },
    },
    {
      name: "its entry has another id, and another category lists it first",
      menu: withEntries(
        withEntries(burgerMenu, "burgers", () => [buildEntry("7", "cola", cents(450))]),
        "drinks",
        () => [buildEntry("9", "cola", cents(450))],
      ),
      expected: { entryId: "9", categoryId: "drinks" },
    },
    {
      name: "it has moved to another category",
      menu: withEntries(withEntries(burgerMenu, "drinks", none), "lunch", () => [buildEntry("5", "cola", cents(450))]),
      expected: { entryId: "5", categoryId: "lunch", categoryName: "Lunch" },
    },
  ])("finds a line again if $name", ({ menu, expected }) => {
    const refreshed = refreshCart({ lines: [lineOf("b", "drinks", "2")] }, menu);
    expect(refreshed.cart.lines).toMatchObject([{ ...expected, productId: "cola" }]);
    expect(refreshed.notices).toEqual([]);
  });

  it("R12: keeps each of two entries for the same product", () => {
    const two: Cart = { lines: [lineOf("a", "drinks", "2"), lineOf("b", "drinks", "3"), lineOf("c", "lunch", "1")] };
    expect(refreshCart(two, burgerMenu).cart).toBe(two);
  });

  it("drops unavailable lines if each store keeps its own cart, because their ids are another store's", () => {
    const [patty, cola] = cart.lines;
    if (!patty || !cola) throw new Error("The cart has fewer than two lines.");
    const short = {
      ...patty,
      modifiers: patty.modifiers.map((each) => ({ ...each, unavailability: "unavailable" as const })),
    };
    const refreshed = refreshCart({ lines: [short, { ...cola, unavailability: "unavailable" }] }, burgerMenu);
    expect(refreshed.cart.lines).toEqual([]);
    expect(refreshed.notices).toEqual([removed("a", "The Patty", "gone", "bacon"), removed("b", "cola", "gone", null)]);
  });

  it("R40: merges lines that have become identical", () => {
    const two: Cart = { lines: [lineOf("a", "burgers", "1", [], 2), lineOf("b", "lunch", "1")] };
    const { cart: merged, notices } = refreshCart(two, withEntries(burgerMenu, "lunch", none));
    expect(writtenCart(merged)).toBe("a patty×3");
    expect(notices).toEqual([price("b", "The Patty", 1_300, 1_600)]);
  });

  it.each([
    ["stays while it can be had", burgerMenu, ["cola", "fries"], []],
    [
      "leaves when it is sold out",
      withProduct(burgerMenu, "cola", { isSoldOut: true }),
      ["fries"],
      [removed("a", "Cola", "sold-out", null)],
    ],
    ["leaves when it is gone", withoutProduct(burgerMenu, "cola"), ["fries"], [removed("a", "Cola", "gone", null)]],
    [
      "leaves when its modifier is gone",
      withModifiers(burgerMenu, "salt", () => null),
      ["cola"],
      [removed("a", "Fries", "sold-out", null)],
    ],
    [
      "leaves besides its dish's new price",
      withEntries(withProduct(burgerMenu, "cola", { isSoldOut: true }), "burgers", () => [
        buildEntry("1", "patty", cents(1_700), "The Patty"),
      ]),
      ["fries"],
      [removed("a", "Cola", "sold-out", null), price("a", "The Patty", 1_600, 1_700)],
    ],
  ])("a rolled-in item %s, and the diner is told", (_name, menu, left, notices) => {
    const rosemary = buildCartModifier("rosemary", { groupId: "salt" });
    const mealAddOns = [buildRolled(), buildRolled({ productId: "fries", name: "Fries", modifiers: [rosemary] })];
    const refreshed = refreshCart({ lines: [{ ...lineOf("a", "burgers", "1", [], 2), mealAddOns }] }, menu);
    expect(refreshed.cart.lines[0]?.mealAddOns.map(({ productId }) => productId)).toEqual(left);
    expect(refreshed.notices).toEqual(notices);
  });

  it("is the same after a second refresh, and has no new lines", () => {
    fc.assert(
      fc.property(fc.constantFrom(burgerMenu, ...cases.map(({ menu }) => menu)), (menu) => {
        const once = refreshCart(cart, menu).cart;
        expect(refreshCart(once, menu)).toEqual({ cart: once, notices: [] });
        expect(refreshCart(once, menu).cart).toBe(once);
      }),
    );
  });
});
