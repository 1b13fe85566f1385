import { describe, expect, it } from "vitest";
import type { MealAddOn } from "../../../src/domain/cart/cart.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import {
  dismissRemovedAtom,
  removeAllWithUndoAtom,
  removedAtom,
  removeLineWithUndoAtom,
  undoRemoveAtom,
} from "../../../src/state/promotion/removal.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { rings as offeredRings, offeredShop, burger as rolling, wish } from "../../parts/offers/offeredShop.tsx";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildRoll, needs } from "../../support/buildPromotions.ts";
import { buildMemory, type ElementState } from "../../support/buildServices.ts";
import { burger, goTo, groupShop, lineInputFor, patty, rings, shop } from "../cart/cartFixture.ts";

const namesIn = ({ store }: ElementState) => store.get(cartAtom).lines.map(({ name }) => name);

function removeFromCart({ store }: ElementState, at: number): void {
  store.set(removeLineWithUndoAtom, store.get(cartAtom).lines[at]?.id ?? "");
}

async function fullShop(): Promise<ElementState> {
  const state = await shop();
  for (const product of [burger, rings]) state.store.set(addToCartAtom, lineInputFor(product));
  return state;
}

describe("the Undo after a removal", () => {
  it("isn't offered for a line that doesn't exist", async () => {
    const state = await fullShop();
    removeFromCart(state, 2);
    expect(state.store.get(removedAtom)).toBeNull();
    state.store.set(undoRemoveAtom);
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
  });

  it("restores only the last removed line", async () => {
    const state = await fullShop();
    removeFromCart(state, 0);
    removeFromCart(state, 0);
    expect(state.store.get(removedAtom)).toMatchObject({ kind: "line", line: { name: "Rings" } });
    state.store.set(undoRemoveAtom);
    expect(namesIn(state)).toEqual(["Rings"]);
    expect(state.store.get(removedAtom)).toBeNull();
  });

  it("isn't offered for a new cart that looks like the old one", async () => {
    const state = await fullShop();
    state.store.set(removeAllWithUndoAtom);
    state.store.set(addToCartAtom, lineInputFor(rings));
    // As a placed order does.
    state.store.set(clearCartAtom);
    expect(state.store.get(removedAtom)).toBeNull();
    state.store.set(undoRemoveAtom);
    expect(namesIn(state)).toEqual([]);
  });

  it("disappears when it is dismissed", async () => {
    const state = await fullShop();
    removeFromCart(state, 0);
    state.store.set(dismissRemovedAtom);
    expect(state.store.get(removedAtom)).toBeNull();
  });

  it("doesn't restore a line that has sold out meanwhile, and reports that", async () => {
    const state = await fullShop();
    state.store.set(removeAllWithUndoAtom);
    state.documents.put(patty, [buildMenu({ Burgers: [burger], Sides: [{ ...rings, isSoldOut: true }] })]);
    await state.store.set(refreshStoreAtom);
    state.store.set(undoRemoveAtom);
    expect(namesIn(state)).toEqual(["Burger"]);
    expect(state.store.get(cartNoticesAtom)).toMatchObject([{ kind: "removed", name: "Rings", reason: "sold-out" }]);
  });

  it("belongs to its own store", async () => {
    const state = await groupShop("/store/120", buildMemory());
    state.store.set(addToCartAtom, lineInputFor(burger));
    removeFromCart(state, 0);
    await goTo(state, "/store/121");
    expect(state.store.get(removedAtom)).toBeNull();
    state.store.set(undoRemoveAtom);
    expect(namesIn(state)).toEqual([]);
  });

  it("also restores what was removed along with the line", async () => {
    const cola: MealAddOn = {
      triggerId: "meal",
      productId: "cola",
      categoryId: "drinks",
      categoryName: "Drinks",
      code: "",
      name: "Cola",
      price: cents(450),
      reducedPrice: cents(0),
      taxRate: 0,
      preparationMinutes: 0,
      labels: noLabels,
      modifiers: [],
    };
    const triggers = [buildRoll({ conditions: [needs(1, "sides")], cut: { kind: "percent", percent: 100 } })];
    const state = await offeredShop([wish(rolling, { mealAddOns: [cola] }), wish(offeredRings)], { triggers });
    const before = state.store.get(cartAtom);
    removeFromCart(state, 1);
    expect(state.store.get(cartAtom).lines.map(({ mealAddOns }) => mealAddOns)).toEqual([[]]);
    state.store.set(undoRemoveAtom);
    expect(state.store.get(cartAtom)).toEqual(before);
  });
});
