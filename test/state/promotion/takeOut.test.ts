import { describe, expect, it } from "vitest";
import type { RolledItem } from "../../../src/domain/cart/cart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import {
  dismissTakenOutAtom,
  putBackAtom,
  takenOutAtom,
  takeOutAllAtom,
  takeOutLineAtom,
} from "../../../src/state/promotion/takeOut.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { rings as offeredRings, offeredShop, burger as rolling, wish } from "../../parts/offers/offeredShop.tsx";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildRoll, needs } from "../../support/buildPromotions.ts";
import { buildMemory, type ElementState } from "../../support/buildServices.ts";
import { burger, goTo, groupShop, patty, rings, shop, wishFor } from "../cart/cartFixture.ts";

const namesIn = ({ store }: ElementState) => store.get(cartAtom).lines.map(({ name }) => name);

function takeOut({ store }: ElementState, at: number): void {
  store.set(takeOutLineAtom, store.get(cartAtom).lines[at]?.id ?? "");
}

async function fullShop(): Promise<ElementState> {
  const state = await shop();
  for (const product of [burger, rings]) state.store.set(addToCartAtom, wishFor(product));
  return state;
}

describe("the Undo after a removal", () => {
  it("isn't offered for a line that doesn't exist", async () => {
    const state = await fullShop();
    takeOut(state, 2);
    expect(state.store.get(takenOutAtom)).toBeNull();
    state.store.set(putBackAtom);
    expect(namesIn(state)).toEqual(["Burger", "Rings"]);
  });

  it("restores only the last removed line", async () => {
    const state = await fullShop();
    takeOut(state, 0);
    takeOut(state, 0);
    expect(state.store.get(takenOutAtom)).toMatchObject({ kind: "line", line: { name: "Rings" } });
    state.store.set(putBackAtom);
    expect(namesIn(state)).toEqual(["Rings"]);
    expect(state.store.get(takenOutAtom)).toBeNull();
  });

  it("isn't offered for a new cart that looks like the old one", async () => {
    const state = await fullShop();
    state.store.set(takeOutAllAtom);
    state.store.set(addToCartAtom, wishFor(rings));
    // As a placed order does.
    state.store.set(clearCartAtom);
    expect(state.store.get(takenOutAtom)).toBeNull();
    state.store.set(putBackAtom);
    expect(namesIn(state)).toEqual([]);
  });

  it("disappears when it is dismissed", async () => {
    const state = await fullShop();
    takeOut(state, 0);
    state.store.set(dismissTakenOutAtom);
    expect(state.store.get(takenOutAtom)).toBeNull();
  });

  it("doesn't restore a line that has sold out meanwhile, and reports that", async () => {
    const state = await fullShop();
    state.store.set(takeOutAllAtom);
    state.documents.put(patty, [buildMenu({ Burgers: [burger], Sides: [{ ...rings, isSoldOut: true }] })]);
    await state.store.set(refreshStoreAtom);
    state.store.set(putBackAtom);
    expect(namesIn(state)).toEqual(["Burger"]);
    expect(state.store.get(cartNoticesAtom)).toMatchObject([{ kind: "removed", name: "Rings", reason: "sold-out" }]);
  });

  it("belongs to its own store", async () => {
    const state = await groupShop("/store/120", buildMemory());
    state.store.set(addToCartAtom, wishFor(burger));
    takeOut(state, 0);
    await goTo(state, "/store/121");
    expect(state.store.get(takenOutAtom)).toBeNull();
    state.store.set(putBackAtom);
    expect(namesIn(state)).toEqual([]);
  });

  it("also restores what was removed along with the line", async () => {
    const cola: RolledItem = {
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
      modifiers: [],
    };
    const triggers = [buildRoll({ conditions: [needs(1, "sides")], cut: { kind: "percent", percent: 100 } })];
    const state = await offeredShop([wish(rolling, { rolled: [cola] }), wish(offeredRings)], { triggers });
    const before = state.store.get(cartAtom);
    takeOut(state, 1);
    expect(state.store.get(cartAtom).lines.map(({ rolled }) => rolled)).toEqual([[]]);
    state.store.set(putBackAtom);
    expect(state.store.get(cartAtom)).toEqual(before);
  });
});
