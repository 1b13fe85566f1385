import fc from "fast-check";
import { expect, it } from "vitest";
import { addLine, type ChangedCart, type TooMany } from "../../../src/domain/cart/addLine.ts";
import { type Cart, type CartLine, emptyCart } from "../../../src/domain/cart/cart.ts";
import { changeLine, removeLine, setQuantity } from "../../../src/domain/cart/changeCart.ts";
import { lineFrom } from "../../../src/domain/cart/lineFrom.ts";
import { refreshCart } from "../../../src/domain/cart/refreshCart.ts";
import { savedCart, withCart } from "../../../src/domain/cart/savedCarts.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { storedOrders } from "../../../src/wire/storage/orderTable.ts";

import { priceLines } from "../order/buildPricing.ts";
import { burgerMenu, listed, picked } from "./burgerMenu.ts";

const dishes = [
  {
    entry: listed(burgerMenu, "burgers", "1"),
    selections: [[], [picked("extras", "bacon", 2)], [picked("extras", "bacon", 1)]],
  },
  {
    entry: listed(burgerMenu, "lunch", "1"),
    selections: [[], [picked("extras", "chips", 1, [picked("salt", "rosemary", 2)])]],
  },
  { entry: listed(burgerMenu, "drinks", "2"), selections: [[]] },
];

const orders = dishes.flatMap(({ entry, selections }) =>
  selections.flatMap((selection) => ["", "spicy"].map((note) => ({ entry, selection, note }))),
);

const wish = fc.record({ order: fc.constantFrom(...orders), quantity: fc.integer({ min: 1, max: 12 }) });
const place = fc.nat({ max: 11 });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), wish }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("edit" as const), wish, place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("set" as const), place, quantity: fc.nat({ max: 21 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), place }) },
  { weight: 1, arbitrary: fc.constant({ kind: "restore" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "refresh" as const }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type LineInput = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/** The simplest model of a cart: how many of each line it has. */
type Tally = ReadonlyMap<string, number>;

/** R40, written in another way than in the cart. */
function nameOf({ productId, categoryId, modifiers, note }: CartLine): string {
  const shown = modifiers.map(({ modifierId, quantity, subs }) => [
    modifierId,
    quantity,
    subs.map((sub) => sub.quantity),
  ]);
  return JSON.stringify([productId, categoryId, shown, note]);
}

function tallied(tally: Tally, name: string, change: number): Tally {
  const count = (tally.get(name) ?? 0) + change;
  const others = [...tally].filter(([known]) => known !== name);
  return new Map(count > 0 ? [...others, [name, count]] : others);
}

function countOf(tally: Tally, productId: string): number {
  return [...tally].reduce((sum, [name, count]) => (name.startsWith(`["${productId}"`) ? sum + count : sum), 0);
}

function lineOf({ order: { entry, selection, note }, quantity }: LineInput, id: string): CartLine {
  return lineFrom(entry, burgerMenu, {
    id,
    selection,
    note,
    quantity,
    redemption: null,
    mealAddOns: [],
    now: instant(1_000),
  });
}

function restored(cart: Cart): Cart {
  const text = storedOrders.cart.encode(withCart({ 121: [] }, 120, cart));
  return savedCart(storedOrders.cart.parse(text) ?? {}, 120);
}

/** What the cart does, and what it should do according to the tally. */
function take(cart: Cart, tally: Tally, given: Step, id: string): { change: ChangedCart | TooMany; wanted: Tally } {
  const kept = (next: Cart) => ({ kind: "changed", cart: next, lineId: "" }) as const;
  switch (given.kind) {
    case "add": {
      const line = lineOf(given.wish, id);
      return { change: addLine(cart, line), wanted: tallied(tally, nameOf(line), line.quantity) };
    }
    case "restore":
      return { change: kept(restored(cart)), wanted: tally };
    case "refresh":
      return { change: kept(refreshCart(cart, burgerMenu).cart), wanted: tally };
  }
  const line = cart.lines[given.place % Math.max(1, cart.lines.length)];
  if (!line) return { change: kept(cart), wanted: tally };
  const without = tallied(tally, nameOf(line), -line.quantity);
  if (given.kind === "remove") return { change: kept(removeLine(cart, line.id)), wanted: without };
  if (given.kind === "set") {
    const wanted = tallied(without, nameOf(line), given.quantity);
    return { change: setQuantity(cart, line.id, given.quantity), wanted };
  }
  const edited = lineOf(given.wish, id);
  return { change: changeLine(cart, line.id, edited), wanted: tallied(without, nameOf(edited), edited.quantity) };
}

function expectAsTallied(cart: Cart, tally: Tally) {
  expect(new Map(cart.lines.map((line) => [nameOf(line), line.quantity]))).toEqual(tally);
  expect(cart.lines).toHaveLength(tally.size);
  expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
  const { lines, subtotal } = priceLines(...cart.lines);
  expect(subtotal.amount).toBe(lines.reduce((sum, { unit, line }) => sum + unit * line.quantity, 0));
}

it("R40: loses nothing, doubles nothing and holds twenty of a product at most, whatever a diner does", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let [cart, tally]: [Cart, Tally] = [emptyCart, new Map()];
      for (const [index, given] of steps.entries()) {
        const { change, wanted } = take(cart, tally, given, `line-${index}`);
        const isTooMany = ["patty", "cola"].some((productId) => countOf(wanted, productId) > 20);
        expect(change.kind).toBe(isTooMany ? "too-many" : "changed");
        if (change.kind === "changed") [cart, tally] = [change.cart, wanted];
        expectAsTallied(cart, tally);
      }
    }),
  );
});
