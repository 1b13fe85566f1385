import { describe, expect, it } from "vitest";
import type { SavedCarts } from "../../../src/domain/cart/savedCarts.ts";
import { addToCartAtom, removeLineAtom, setQuantityAtom } from "../../../src/state/cart/cart.actions.ts";
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
import { burger, goTo, groupShop, lineInputFor, patty, rings, shop } from "./cartFixture.ts";

const linesOf = ({ store }: ElementState) =>
  store.get(cartAtom).lines.map(({ name, quantity }) => `${quantity} ${name}`);

function lineIdOf({ store }: ElementState, at: number): string {
  return store.get(cartAtom).lines[at]?.id ?? "no such line";
}

describe("the cart of the shown store", () => {
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
