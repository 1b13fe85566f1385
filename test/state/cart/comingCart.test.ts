import { describe, expect, it } from "vitest";
import type { Menu } from "../../../src/domain/menu/menu.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import type { Store } from "../../../src/domain/store/store.ts";
import { addToCartAtom } from "../../../src/state/cart/cart.actions.ts";
import { cartAtom, cartOfAtom } from "../../../src/state/cart/cart.atoms.ts";
import { cartNoticesAtom, clearCartAtom } from "../../../src/state/cart/cartNotices.atoms.ts";
import { refreshCartAtom } from "../../../src/state/cart/checkCart.actions.ts";
import { rememberStoreAtom } from "../../../src/state/cart/comingCart.atoms.ts";
import { openStoreAtom, refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState, buildMemory, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";
import { wishFor } from "./cartFixture.ts";

const burger = buildProduct("burger", { code: "BUR", price: cents(1_650) });
const rings = buildProduct("rings", { code: "RIN", price: cents(700) });
const townMenu = buildMenu({ Burgers: [burger], Sides: [rings] });
const harbourBurger = buildProduct("9", { code: "BUR", name: "Harbour burger", price: cents(1_800) });
const harbourMenu = buildMenu({ Burgers: [harbourBurger] });

function storeOf(id: number, given: Partial<Store> = {}): Store {
  const plain = buildStore({ id, hqId: 7, ...given });
  return { ...plain, view: { ...plain.view, choosesStoreAtCheckout: true } };
}

const town = storeOf(120);
const harbour = storeOf(121);
const shown = { ...town, view: { ...town.view, choosesStoreAtCheckout: false } };

async function goTo(state: ElementState, id: number): Promise<void> {
  state.history.push(`/store/${id}`);
  await state.store.set(openStoreAtom);
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

function add(state: ElementState): void {
  for (const product of [burger, rings]) state.store.set(addToCartAtom, wishFor(product, {}, townMenu));
}

const told = ({ store }: ElementState) =>
  store.get(cartAtom).lines.map(({ name, price, lack }) => `${name} ${price}${lack === null ? "" : ` ${lack}`}`);

const atTown = ["Burger 1650", "Rings 700"];
const atHarbour = ["Harbour burger 1800", "Rings 700 unavailable"];

describe("spec, section 4: the cart with StoreSelectionAtCheckout", () => {
  it("moves to the next store, is rematched, and reports only new prices", async () => {
    const state = await visit();
    add(state);
    await goTo(state, 121);
    expect(told(state)).toEqual(atHarbour);
    expect(state.store.get(cartNoticesAtom)).toMatchObject([{ kind: "price-changed", from: 1_650, to: 1_800 }]);
    expect(state.store.get(cartOfAtom)(120).lines).toEqual([]);
  });

  it("is restored at the first store, and survives a reload", async () => {
    const memory = buildMemory();
    const state = await visit(undefined, memory);
    add(state);
    await goTo(state, 121);
    const again = await visit(undefined, memory);
    expect(told(again)).toEqual([]);
    await goTo(again, 121);
    expect(told(again)).toEqual(atHarbour);
    await goTo(again, 120);
    expect(told(again)).toEqual(atTown);
  });

  it("replaces the cart that was stored there", async () => {
    const state = await visit();
    state.history.push("/store/121");
    await state.store.set(openStoreAtom);
    state.store.set(addToCartAtom, wishFor(harbourBurger, { quantity: 4 }, harbourMenu));
    await goTo(state, 120);
    add(state);
    await goTo(state, 121);
    expect(told(state)).toEqual(atHarbour);
  });

  it("keeps the cart that was stored there if it is empty itself", async () => {
    const state = await visit();
    add(state);
    state.store.set(clearCartAtom);
    const { history, store } = state;
    history.push("/store/121");
    await store.set(openStoreAtom);
    store.set(addToCartAtom, wishFor(harbourBurger, {}, harbourMenu));
    store.set(rememberStoreAtom);
    store.set(refreshCartAtom);
    expect(told(state)).toEqual(["Harbour burger 1800"]);
  });

  it("stays at the first store until the next store's menu has loaded", async () => {
    const state = await visit();
    add(state);
    state.documents.fail({ menus: true });
    await goTo(state, 121);
    expect(told(state)).toEqual([]);
    expect(state.store.get(cartOfAtom)(120).lines).toHaveLength(2);
    state.documents.fail({ menus: false });
    await state.store.set(refreshStoreAtom);
    state.store.set(refreshCartAtom);
    expect(told(state)).toEqual(atHarbour);
  });

  it("keeps a sold-out line, which is available again later", async () => {
    const state = await visit();
    add(state);
    const serve = async (isSoldOut: boolean) => {
      state.documents.put(town, [buildMenu({ Burgers: [burger], Sides: [{ ...rings, isSoldOut }] })]);
      await state.store.set(refreshStoreAtom);
      state.store.set(refreshCartAtom);
    };
    await serve(true);
    expect(told(state)).toEqual(["Burger 1650", "Rings 700 sold-out"]);
    await serve(false);
    expect(told(state)).toEqual(atTown);
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
    add(state);
    await goTo(state, 121);
    expect(told(state)).toEqual([]);
    await goTo(state, 120);
    expect(told(state)).toEqual(atTown);
  });

  it("moves between an HQ and one of its stores", async () => {
    const state = await visit([
      { store: storeOf(120, { hqId: null }), menu: townMenu },
      { store: storeOf(121, { hqId: 120 }), menu: harbourMenu },
    ]);
    add(state);
    await goTo(state, 121);
    expect(told(state)).toEqual(atHarbour);
  });
});
