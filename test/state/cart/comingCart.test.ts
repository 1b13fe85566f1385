import { describe, expect, it } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartOfAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { refreshCartAtom } from "../../../src/state/cart/checkCart.actions.ts";
import { rememberStoreAtom } from "../../../src/state/cart/comingCart.atoms.ts";
import { refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildElementState, buildMemory, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import {
  addTownDishes,
  atHarbour,
  atTown,
  codedBurger,
  codedRings,
  goTo as goToPath,
  harbourBurger,
  harbourMenu,
  lineInputFor,
  pricesIn,
  townMenu,
} from "./cartFixture.ts";

function storeOf(id: number, given: Partial<Store> = {}): Store {
  const plain = buildStore({ id, hqId: 7, ...given });
  return { ...plain, view: { ...plain.view, choosesStoreAtCheckout: true } };
}

const town = storeOf(120);
const harbour = storeOf(121);
const shown = { ...town, view: { ...town.view, choosesStoreAtCheckout: false } };

const openStore = (state: ElementState, id: number) => goToPath(state, `/store/${id}`);

async function goTo(state: ElementState, id: number): Promise<void> {
  await openStore(state, id);
  // As the composition root does after a store or a menu has loaded.
  state.store.set(rememberStoreAtom);
  state.store.set(refreshCartAtom);
  state.store.set(rememberStoreAtom);
}

interface Place {
  readonly store: Store;
  readonly menu: Menu;
}

async function visit(
  places: readonly Place[] = [
    { store: town, menu: townMenu },
    { store: harbour, menu: harbourMenu },
  ],
  memory = buildMemory(),
): Promise<ElementState> {
  const state = buildElementState({ hqId: 7 }, memory);
  for (const { store, menu } of places) state.documents.put(store, [menu]);
  await goTo(state, 120);
  return state;
}

describe("S13: the cart with StoreSelectionAtCheckout", () => {
  it("moves to the next store, is rematched, and reports only new prices", async () => {
    const state = await visit();
    addTownDishes(state);
    await goTo(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
    expect(state.store.get(cartNoticesAtom)).toMatchObject([{ kind: "price-changed", from: 1_650, to: 1_800 }]);
    expect(state.store.get(cartOfAtom)(120).lines).toEqual([]);
  });

  it("is restored at the first store, and survives a reload", async () => {
    const memory = buildMemory();
    const state = await visit(undefined, memory);
    addTownDishes(state);
    await goTo(state, 121);
    const again = await visit(undefined, memory);
    expect(pricesIn(again)).toEqual([]);
    await goTo(again, 121);
    expect(pricesIn(again)).toEqual(atHarbour);
    await goTo(again, 120);
    expect(pricesIn(again)).toEqual(atTown);
  });

  it("replaces the cart that was stored there", async () => {
    const state = await visit();
    await openStore(state, 121);
    state.store.set(addToCartAtom, lineInputFor(harbourBurger, { quantity: 4 }, harbourMenu));
    await goTo(state, 120);
    addTownDishes(state);
    await goTo(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
  });

  it("keeps the cart that was stored there if it is empty itself", async () => {
    const state = await visit();
    addTownDishes(state);
    state.store.set(clearCartAtom);
    await openStore(state, 121);
    state.store.set(addToCartAtom, lineInputFor(harbourBurger, {}, harbourMenu));
    state.store.set(rememberStoreAtom);
    state.store.set(refreshCartAtom);
    expect(pricesIn(state)).toEqual(["Harbour burger 1800"]);
  });

  it("stays at the first store until the next store's menu has loaded", async () => {
    const state = await visit();
    addTownDishes(state);
    state.documents.fail({ menus: true });
    await goTo(state, 121);
    expect(pricesIn(state)).toEqual([]);
    expect(state.store.get(cartOfAtom)(120).lines).toHaveLength(2);
    state.documents.fail({ menus: false });
    await state.store.set(refreshStoreAtom);
    state.store.set(refreshCartAtom);
    expect(pricesIn(state)).toEqual(atHarbour);
  });

  it("keeps a sold-out line, which is available again later", async () => {
    const state = await visit();
    addTownDishes(state);
    const serve = async (isSoldOut: boolean) => {
      state.documents.put(town, [buildMenu({ Burgers: [codedBurger], Sides: [{ ...codedRings, isSoldOut }] })]);
      await state.store.set(refreshStoreAtom);
      state.store.set(refreshCartAtom);
    };
    await serve(true);
    expect(pricesIn(state)).toEqual(["Burger 1650", "Rings 700 sold-out"]);
    await serve(false);
    expect(pricesIn(state)).toEqual(atTown);
    expect(state.store.get(cartNoticesAtom)).toEqual([]);
  });

  it.each([
    { name: "a store of another company", from: town, to: storeOf(121, { hqId: 8 }) },
    { name: "a store that has the setting off", from: town, to: { ...harbour, view: shown.view } },
    { name: "a store reached from one that has the setting off", from: shown, to: harbour },
  ])("is separate for $name", async ({ from, to }) => {
    const state = await visit([
      { store: from, menu: townMenu },
      { store: to, menu: harbourMenu },
    ]);
    addTownDishes(state);
    await goTo(state, 121);
    expect(pricesIn(state)).toEqual([]);
    await goTo(state, 120);
    expect(pricesIn(state)).toEqual(atTown);
  });

  it("moves between an HQ and one of its stores", async () => {
    const state = await visit([
      { store: storeOf(120, { hqId: null }), menu: townMenu },
      { store: storeOf(121, { hqId: 120 }), menu: harbourMenu },
    ]);
    addTownDishes(state);
    await goTo(state, 121);
    expect(pricesIn(state)).toEqual(atHarbour);
  });
});
