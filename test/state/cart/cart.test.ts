import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SavedCarts } from "../../../src/domain/cart/savedCarts.ts";
import {
  addToCartAtom,
  changeLineAtom,
  removeLineAtom,
  setQuantityAtom,
} from "../../../src/state/cart/cart.actions.ts";
import {
  cartAtom,
  cartCountAtom,
  cartEventAtom,
  reloadCartsAtom,
  takeOverCartsAtom,
} from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { pricedOrderAtom } from "../../../src/state/order/pricedOrder.atoms.ts";
import { buildRolled } from "../../domain/cart/cartLines.ts";
import { buildMemory, type ElementState, withoutCarts } from "../../support/buildServices.ts";
import { runs } from "../../support/thorough.ts";
import { burger, goTo, groupShop, lineInputFor, patty, rings, shop } from "./cartFixture.ts";

const linesOf = ({ store }: ElementState) =>
  store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`);

function lineIdOf({ store }: ElementState, at: number): string {
  return store.get(cartAtom).lines[at]?.id ?? "no such line";
}

describe("the cart of the shown store", () => {
  it("is empty initially", async () => {
    const state = await shop();
    expect([linesOf(state), state.store.get(cartCountAtom), state.store.get(pricedOrderAtom).total]).toEqual([
      [],
      0,
      0,
    ]);
    expect(state.store.get(cartEventAtom)).toBeNull();
  });

  it("S11: increases the quantity of an identical line, and adds a line otherwise", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(burger));
    state.store.set(addToCartAtom, lineInputFor(rings, { quantity: 2 }));
    state.store.set(addToCartAtom, lineInputFor(burger));
    state.store.set(addToCartAtom, lineInputFor(burger, { note: "cut in half" }));
    expect(linesOf(state)).toEqual(["2 Burger", "2 Rings", "1 Burger"]);
    expect([state.store.get(cartCountAtom), state.store.get(pricedOrderAtom).total]).toEqual([5, 6_350]);
  });

  it("R40: refuses more than 20 of a product over all its lines, and stays unchanged", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 15 }));
    expect(state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 6, note: "hot" }))).toEqual({
      kind: "too-many",
      room: 5,
    });
    expect(state.store.set(setQuantityAtom, { lineId: lineIdOf(state, 0), quantity: 21 }).kind).toBe("too-many");
    expect(linesOf(state)).toEqual(["15 Burger"]);
  });

  it("updates a line in place", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(burger));
    state.store.set(addToCartAtom, lineInputFor(rings));
    state.store.set(changeLineAtom, {
      lineId: lineIdOf(state, 0),
      input: lineInputFor(burger, { quantity: 3, note: "hot" }),
    });
    state.store.set(setQuantityAtom, { lineId: lineIdOf(state, 1), quantity: 4 });
    expect(linesOf(state)).toEqual(["3 Burger", "4 Rings"]);
  });

  it("R21: says what left a line that there are fewer of, and nothing once the line itself is removed", async () => {
    const state = await shop();
    const mealAddOns = [buildRolled(), buildRolled({ name: "Lemonade" })];
    state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 2, mealAddOns }));
    const lineId = lineIdOf(state, 0);
    state.store.set(setQuantityAtom, { lineId, quantity: 1 });
    const told = [{ kind: "host-fewer", name: "Lemonade" }];
    expect(state.store.get(cartNoticesAtom)).toEqual(told);
    state.store.set(setQuantityAtom, { lineId, quantity: 2 });
    state.store.set(setQuantityAtom, { lineId, quantity: 0 });
    expect(state.store.get(cartNoticesAtom)).toEqual(told);
  });

  it("removes one line, or all", async () => {
    const state = await shop();
    for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
    state.store.set(removeLineAtom, lineIdOf(state, 0));
    expect(linesOf(state)).toEqual(["1 Rings"]);
    state.store.set(removeLineAtom, "a line that another tab removed");
    expect(linesOf(state)).toEqual(["1 Rings"]);
    state.store.set(clearCartAtom);
    expect(linesOf(state)).toEqual([]);
  });

  it("gives each line a unique ID, even after one was removed", async () => {
    const state = await shop();
    for (const note of ["a", "b"]) state.store.set(addToCartAtom, lineInputFor(burger, { note }));
    state.store.set(removeLineAtom, lineIdOf(state, 0));
    state.store.set(addToCartAtom, lineInputFor(burger, { note: "c" }));
    expect(new Set(state.store.get(cartAtom).lines.map(({ id }) => id)).size).toBe(2);
  });

  it("reports its last change", async () => {
    const { store } = await shop();
    store.set(addToCartAtom, lineInputFor(burger));
    expect(store.get(cartEventAtom)).toEqual({ kind: "added", name: "Burger" });
    store.set(removeLineAtom, store.get(cartAtom).lines[0]?.id ?? "");
    expect(store.get(cartEventAtom)).toEqual({ kind: "removed", name: "Burger" });
    store.set(clearCartAtom);
    expect(store.get(cartEventAtom)).toEqual({ kind: "changed" });
  });
});

describe("the stored cart", () => {
  it("belongs to its own store (S12)", async () => {
    const state = await groupShop("/store/120");
    state.store.set(addToCartAtom, lineInputFor(burger));
    await goTo(state, "/store/121");
    expect(linesOf(state)).toEqual([]);
    state.store.set(addToCartAtom, lineInputFor(rings));
    await goTo(state, "/store/Patty");
    expect(linesOf(state)).toEqual(["1 Burger"]);
    await goTo(state, "/store/121");
    expect(linesOf(state)).toEqual(["1 Rings"]);
  });

  it("isn't written if no store is shown", async () => {
    const memory = buildMemory();
    const state = await groupShop("/", memory);
    state.store.set(addToCartAtom, lineInputFor(burger));
    expect([linesOf(state), memory.get("cart")]).toEqual([[], null]);
  });

  it("still works on a device that can't store it", async () => {
    const state = await shop(withoutCarts(buildMemory()));
    for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
    state.store.set(reloadCartsAtom);
    expect(linesOf(state)).toEqual(["1 Burger", "1 Rings"]);
  });
});

describe("another tab", () => {
  it("changes this cart too", async () => {
    const elsewhere = await shop();
    elsewhere.store.set(addToCartAtom, lineInputFor(rings));
    const theirs: SavedCarts = { [patty.id]: elsewhere.store.get(cartAtom).lines };
    const here = await shop();
    here.store.set(addToCartAtom, lineInputFor(burger));
    here.store.set(takeOverCartsAtom, theirs);
    expect(linesOf(here)).toEqual(["1 Rings"]);
  });

  it("reaches a page that was asleep", async () => {
    const memory = buildMemory();
    const [here, there] = [await shop(memory), await shop(memory)];
    here.store.set(addToCartAtom, lineInputFor(burger));
    there.store.set(reloadCartsAtom);
    expect(linesOf(there)).toEqual(["1 Burger"]);
    there.store.set(addToCartAtom, lineInputFor(rings));
    here.store.set(reloadCartsAtom);
    expect(linesOf(here)).toEqual(["1 Burger", "1 Rings"]);
  });
});

type Step = readonly ["add" | "change" | "count" | "remove", product: 0 | 1, at: number, quantity: number];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom("add", "change", "count", "remove"),
  fc.constantFrom(0, 1),
  fc.nat(3),
  fc.nat(21),
);

function take(state: ElementState, [what, product, at, quantity]: Step): void {
  const input = lineInputFor(product === 0 ? burger : rings, { quantity: Math.max(1, quantity), note: String(at) });
  const lineId = lineIdOf(state, at);
  if (what === "add") state.store.set(addToCartAtom, input);
  else if (what === "change") state.store.set(changeLineAtom, { lineId, input });
  else if (what === "count") state.store.set(setQuantityAtom, { lineId, quantity });
  else state.store.set(removeLineAtom, lineId);
}

it("any sequence of changes survives a reload, with unique lines and at most 20 of a product (R40)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const memory = buildMemory();
      const state = await shop(memory);
      for (const each of steps) take(state, each);
      const cart = state.store.get(cartAtom);
      const again = await shop(memory);
      expect(again.store.get(cartAtom)).toEqual(cart);
      expect(new Set(cart.lines.map(({ id }) => id)).size).toBe(cart.lines.length);
      for (const { id } of [burger, rings]) {
        const units = cart.lines.filter(({ productId }) => productId === id).map(({ quantity }) => quantity);
        expect(units.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
        expect(units.every((count) => count > 0)).toBe(true);
      }
    }),
    { numRuns: runs(60) },
  );
});
