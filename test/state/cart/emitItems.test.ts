import { describe, expect, it } from "vitest";
import { addToCartAtom, changeLineAtom, setQuantityAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { reorderAtom } from "../../../src/state/order/reorder.actions.ts";
import {
  removeAllWithUndoAtom,
  removeLineWithUndoAtom,
  undoRemoveAtom,
} from "../../../src/state/promotion/removal.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import type { ElementState } from "../../support/buildServices.ts";
import { burger, lineInputFor, patty, rings, shop } from "./cartFixture.ts";

const told = ({ announced }: ElementState) =>
  announced.map((each) =>
    "items" in each ? `${each.kind}: ${each.items.map(({ name, quantity }) => `${quantity} ${name}`)}` : each.kind,
  );

/** A shop with one burger in the cart. `since` lists the events sent afterwards. */
async function withBurger() {
  const state = await shop();
  state.store.set(addToCartAtom, lineInputFor(burger));
  const [line] = state.store.get(cartAtom).lines;
  if (!line) throw new Error("Nothing is in the cart.");
  return { ...state, lineId: line.id, since: () => told(state).slice(1) };
}

describe("R83: the cart events for analytics", () => {
  it("contain everything that GA4's add_to_cart needs", async () => {
    const state = await shop();
    state.store.set(addToCartAtom, lineInputFor(burger, { quantity: 2, note: "For Noor" }));
    expect(state.announced).toEqual([
      {
        kind: "add-to-cart",
        storeId: 120,
        items: [{ id: "burger", name: "Burger", category: "Burgers", price: 16.5, quantity: 2 }],
        value: 33,
        currency: "AUD",
      },
    ]);
  });

  it("report a changed quantity, but not a changed note", async () => {
    const { store, lineId, since } = await withBurger();
    store.set(setQuantityAtom, { lineId, quantity: 3 });
    store.set(setQuantityAtom, { lineId, quantity: 2 });
    store.set(changeLineAtom, { lineId, input: lineInputFor(burger, { quantity: 2, note: "well done" }) });
    store.set(changeLineAtom, { lineId, input: lineInputFor(burger, { quantity: 4 }) });
    expect(since()).toEqual(["add-to-cart: 2 Burger", "remove-from-cart: 1 Burger", "add-to-cart: 2 Burger"]);
  });

  it("report removed and restored lines, one or all", async () => {
    const { store, lineId, since } = await withBurger();
    store.set(removeLineWithUndoAtom, lineId);
    store.set(undoRemoveAtom);
    store.set(addToCartAtom, lineInputFor(rings));
    store.set(removeAllWithUndoAtom);
    store.set(undoRemoveAtom);
    expect(since()).toEqual([
      "remove-from-cart: 1 Burger",
      "add-to-cart: 1 Burger",
      "add-to-cart: 1 Rings",
      "remove-from-cart: 1 Burger,1 Rings",
      "add-to-cart: 1 Burger,1 Rings",
    ]);
  });

  it("report a reorder", async () => {
    const state = await shop();
    const item = { productId: "burger", categoryId: "burgers", name: "Burger", quantity: 2, note: "" };
    state.store.set(reorderAtom, {
      items: [{ ...item, extras: [], total: null, gst: null, pointsUsed: 0, rolledBy: null, givenBy: "" }],
      couponCodes: [],
      orderedAt: null,
    });
    expect(told(state)).toEqual(["add-to-cart: 2 Burger"]);
  });

  it("don't report a refused quantity (R40) or lines that are removed automatically", async () => {
    const { store, documents, since } = await withBurger();
    store.set(addToCartAtom, lineInputFor(burger, { quantity: 20 }));
    documents.put(patty, [buildMenu({ Sides: [rings] })]);
    await store.set(refreshStoreAtom);
    expect(since()).toEqual([]);
  });
});
