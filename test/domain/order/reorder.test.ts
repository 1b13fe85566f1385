import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { OrderedItem } from "../../../src/domain/order/liveOrder.ts";
import { reorder } from "../../../src/domain/order/reorder.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { burgerMenu, withoutProduct, withProduct } from "../cart/burgerMenu.ts";
import { buildGroup, buildModifier } from "../menu/selectionMenu.ts";

const now = instant(5_000);
const salty = { modifierId: "rosemary", name: "Rosemary", quantity: 2, children: [] };

function ordered(given: Partial<OrderedItem> = {}): OrderedItem {
  return {
    productId: "patty",
    categoryId: "burgers",
    name: "The Patty",
    quantity: 2,
    note: "",
    extras: [],
    total: null,
    gst: null,
    pointsUsed: 0,
    rolledBy: null,
    givenBy: "",
    ...given,
  };
}

describe("reordering a past order", () => {
  it("fills a cart with the same items at today's prices", () => {
    const extras = [
      { modifierId: "chips", name: "Chips", quantity: 1, children: [salty] },
      { modifierId: "bacon", name: "Bacon", quantity: 2, children: [] },
    ];
    const { cart, notices } = reorder([ordered({ extras, note: "hot" })], burgerMenu, now);
    expect(notices).toEqual([]);
    expect(cart.lines).toMatchObject([
      { name: "The Patty", price: 1_600, quantity: 2, note: "hot", addedAt: 5_000, redemption: null, mealAddOns: [] },
    ]);
    expect(cart.lines[0]?.modifiers).toMatchObject([
      { modifierId: "bacon", quantity: 2 },
      { modifierId: "chips", quantity: 1, subs: [{ modifierId: "rosemary", quantity: 2 }] },
    ]);
  });

  it("finds a product that has moved to another category", () => {
    expect(reorder([ordered({ categoryId: "yesterday" })], burgerMenu, now).cart.lines).toHaveLength(1);
  });

  it("adds what the product requires since then, as the dialog would: the free one", () => {
    const doneness = buildGroup("doneness", [buildModifier("rare", { price: cents(200) }), buildModifier("medium")], {
      isSingle: true,
      isForced: true,
      minimum: 1,
    });
    const required = withProduct(burgerMenu, "patty", { groupIds: ["doneness"] });
    const menu = { ...required, groups: new Map([...required.groups, [doneness.id, doneness]]) };
    const { cart, notices } = reorder([ordered()], menu, now);
    expect(notices).toEqual([]);
    expect(cart.lines[0]?.modifiers).toMatchObject([{ modifierId: "medium", quantity: 1 }]);
  });

  describe("reordering a product with modifiers that are in two of its groups", () => {
    const sides = ["chips", "salad"].map((id) => buildModifier(id));
    const plate = withProduct(burgerMenu, "patty", { groupIds: ["first", "second", "third"] });
    const extra = (modifierId: string, quantity = 1) => ({ modifierId, name: modifierId, quantity, children: [] });

    /** An order doesn't say in which group a modifier was picked. */
    function pickedAgain(extras: readonly ReturnType<typeof extra>[]) {
      const groups = [
        buildGroup("first", sides, { isSingle: true }),
        buildGroup("second", sides, { isSingle: true, isForced: true }),
        buildGroup("third", sides, { includesQuantity: true, maximum: 3 }),
      ];
      const menu = { ...plate, groups: new Map(groups.map((group) => [group.id, group])) };
      const { cart, notices } = reorder([ordered({ extras })], menu, now);
      expect(notices).toEqual([]);
      return cart.lines.flatMap(({ modifiers }) =>
        modifiers.map(({ groupId, modifierId, quantity }) => `${groupId}: ${quantity} ${modifierId}`),
      );
    }

    it.each([
      ["one in the group that requires one", [extra("chips")], ["second: 1 chips"]],
      ["two of the same in two groups", [extra("chips"), extra("chips")], ["first: 1 chips", "second: 1 chips"]],
      ["two single choices in two groups", [extra("chips"), extra("salad")], ["first: 1 salad", "second: 1 chips"]],
      [
        "a quantity in the group that allows it",
        [extra("salad", 3), extra("chips")],
        ["second: 1 chips", "third: 3 salad"],
      ],
      [
        "a quantity in the first group if no group allows it now",
        [extra("chips"), extra("salad", 4)],
        ["first: 4 salad", "second: 1 chips"],
      ],
    ])("picks %s", (_what, extras, expected) => {
      expect(pickedAgain(extras)).toEqual(expected);
    });
  });

  it.each([
    ["dearer, each of two", { total: cents(3_000) }, [{ from: 1_500, to: 1_600 }]],
    ["as it was", { total: cents(3_200) }, []],
    ["cheaper", { total: cents(3_400) }, []],
    ["missing in its document", { total: null }, []],
  ])("compares the price of a product that is %s", (_what, given, expected) => {
    const { cart, notices } = reorder([ordered(given)], burgerMenu, now);
    expect(cart.lines).toMatchObject([{ price: 1_600 }]);
    expect(notices).toMatchObject(expected.map((prices) => ({ kind: "price-changed", name: "The Patty", ...prices })));
    expect(notices).toHaveLength(expected.length);
  });

  describe("reordering items that aren't plain dishes", () => {
    const cola = { productId: "cola", categoryId: "drinks", name: "Cola", quantity: 1 };
    const drink = ordered({ ...cola, rolledBy: "meal" });
    const salted = [salty].map((extra) => ({ ...extra, quantity: 1 }));
    const fries = ordered({ productId: "fries", name: "Fries", quantity: 1, rolledBy: "side", extras: salted });

    it("puts rolled-in items into their dish again", () => {
      const { cart, notices } = reorder([ordered(), drink, fries, ordered({ note: "hot" })], burgerMenu, now);
      expect(cart.lines).toMatchObject([
        {
          note: "",
          mealAddOns: [
            { triggerId: "meal", productId: "cola", categoryId: "drinks", price: 450, modifiers: [] },
            { triggerId: "side", productId: "fries", modifiers: [{ modifierId: "rosemary" }] },
          ],
        },
        { note: "hot", mealAddOns: [] },
      ]);
      expect(notices).toEqual([]);
    });

    it("puts a rolled-in item without a dish into the cart as a dish of its own", () => {
      expect(reorder([drink], burgerMenu, now).cart.lines).toMatchObject([{ productId: "cola", mealAddOns: [] }]);
    });

    it.each([
      ["sold-out", withProduct(burgerMenu, "cola", { isSoldOut: true })],
      ["gone", withoutProduct(burgerMenu, "cola")],
    ])("reports a rolled-in item that is %s", (reason, menu) => {
      const { cart, notices } = reorder([ordered(), drink], menu, now);
      expect(cart.lines).toMatchObject([{ productId: "patty", mealAddOns: [] }]);
      expect(notices).toMatchObject([{ kind: "removed", name: "Cola", reason }]);
    });

    it("reports a redeemed item, and what was rolled into it", () => {
      const { cart, notices } = reorder(
        [ordered({ pointsUsed: 60 }), drink, ordered({ quantity: 1 })],
        burgerMenu,
        now,
      );
      expect(cart.lines).toMatchObject([{ quantity: 1, mealAddOns: [] }]);
      expect(notices).toEqual([
        { kind: "left-out", name: "The Patty", reason: "redeemed" },
        { kind: "left-out", name: "Cola", reason: "host-missing" },
      ]);
    });

    it("reports what was rolled into a dish that is gone", () => {
      const { notices } = reorder([ordered(), drink], withoutProduct(burgerMenu, "patty"), now);
      expect(notices).toMatchObject([
        { kind: "removed", name: "The Patty", reason: "gone" },
        { kind: "left-out", name: "cola", reason: "host-missing" },
      ]);
    });
  });

  it("R40: adds no more of a product than a cart may hold", () => {
    const many = [ordered({ quantity: 15 }), ordered({ quantity: 15, note: "hot" })];
    const { cart } = reorder(many, burgerMenu, now);
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([15, 5]);
  });

  it.each([
    ["gone", withoutProduct(burgerMenu, "patty"), {}],
    ["sold-out", withProduct(burgerMenu, "patty", { isSoldOut: true }), {}],
    ["gone", burgerMenu, { extras: [{ modifierId: "caviar", name: "Caviar", quantity: 1, children: [] }] }],
  ] as const)("reports what is %s, and adds the rest", (reason, menu, given) => {
    const cola = ordered({ productId: "cola", categoryId: "drinks", name: "Cola" });
    const { cart, notices } = reorder([ordered(given), cola], menu, now);
    expect(cart.lines.map(({ productId }) => productId)).toEqual(["cola"]);
    expect(notices).toMatchObject([{ kind: "removed", name: "The Patty", reason }]);
  });
});
