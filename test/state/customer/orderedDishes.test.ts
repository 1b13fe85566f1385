import { describe, expect, it } from "vitest";
import { withDishes } from "../../../src/domain/customer/orderedDishes.ts";
import { forgetDishesAtom, saveDishesAtom } from "../../../src/state/customer/orderedDishes.actions.ts";
import { orderedHereAtom } from "../../../src/state/customer/orderedDishes.atoms.ts";
import { arrivedOrderServicesAtom } from "../../../src/state/services.atoms.ts";
import { storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

function openShop(memory = buildElementState().memory, id = 120) {
  const state = buildElementState({}, memory);
  state.store.set(storeAtom, { kind: "ready", value: buildStore({ id }) });
  return state;
}

describe("the products that were ordered on this device", () => {
  it("are known on the next visit to the same store, latest order first", () => {
    const { store, memory } = openShop();
    expect(store.get(orderedHereAtom)).toEqual([]);
    store.set(saveDishesAtom, { storeId: 120, productIds: ["1", "2"] });
    store.set(saveDishesAtom, { storeId: 120, productIds: ["3", "2", "3"] });
    expect(store.get(orderedHereAtom)).toEqual(["3", "2", "1"]);
    expect(openShop(memory).store.get(orderedHereAtom)).toEqual(["3", "2", "1"]);
    expect(openShop(memory, 121).store.get(orderedHereAtom)).toEqual([]);
  });

  it("are read by the menu before the services come that know who is logged in", () => {
    const { store } = openShop();
    store.set(saveDishesAtom, { storeId: 120, productIds: ["1"] });
    store.set(arrivedOrderServicesAtom, null);
    expect(store.get(orderedHereAtom)).toEqual(["1"]);
  });

  it("can be cleared for each store", () => {
    const { store, memory } = openShop();
    for (const storeId of [120, 121]) store.set(saveDishesAtom, { storeId, productIds: ["1"] });
    store.set(forgetDishesAtom, (id) => id === "120");
    expect(store.get(orderedHereAtom)).toEqual([]);
    expect(memory.get("dishes")).toEqual({ 121: ["1"] });
  });

  it("are limited to twelve", () => {
    const many = Array.from({ length: 20 }, (_, index) => String(index));
    expect(withDishes({}, 120, many)[120]).toEqual(many.slice(0, 12));
  });
});
