import { describe, expect, it } from "vitest";
import type { OrderMode } from "../../../src/domain/fulfilment/orderMode.ts";
import type { Opening } from "../../../src/domain/host/opening.ts";
import type { StoreView } from "../../../src/domain/store/store.ts";
import { nowAtom } from "../../../src/state/clock/clock.atoms.ts";
import { isModeAvailableAtom, modeAtom, shownModesAtom } from "../../../src/state/fulfilment/mode.atoms.ts";
import { listTimesAtom, offeredTimesAtom } from "../../../src/state/fulfilment/times.atoms.ts";
import { servicesAtom } from "../../../src/state/services.atoms.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildElementState, buildMemory, showStore } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const view = { delivery: true, pickup: true, room: true, table: true };

function openShop(given: Partial<StoreView> = {}, memory = buildMemory(), hours = buildStore().hours) {
  const state = buildElementState({}, memory);
  state.store.set(nowAtom, state.store.get(servicesAtom).clock.now());
  const put = (next: Partial<StoreView>) => showStore(state, { hours, view: { ...view, ...next } });
  put(given);
  const choose = (mode: OrderMode) => state.store.set(modeAtom as never, mode as never);
  return { ...state, put, choose, mode: (): OrderMode => state.store.get(modeAtom) };
}

describe("the selected mode", () => {
  it("follows R48 until another one is selected", () => {
    const shop = openShop();
    expect(shop.mode()).toBe("delivery");
    shop.choose("pickup");
    expect(shop.mode()).toBe("pickup");
  });

  it("is the one for an earlier page's table until another one is selected", () => {
    const memory = buildMemory();
    memory.device.save(storageRows.table, "12");
    const shop = openShop({}, memory);
    expect(shop.mode()).toBe("table");
    shop.choose("pickup");
    expect(shop.mode()).toBe("pickup");
  });

  it("R48: is remembered for the session", () => {
    const memory = buildMemory();
    openShop({}, memory).choose("pickup");
    expect(openShop({}, memory).mode()).toBe("pickup");
    expect(openShop({ pickup: false }, memory).mode()).toBe("delivery");
  });

  it("changes if the store no longer offers it, and comes back with it", () => {
    const shop = openShop();
    shop.choose("pickup");
    shop.put({ pickup: false });
    expect(shop.mode()).toBe("delivery");
    shop.put({});
    expect(shop.mode()).toBe("pickup");
  });
});

describe("R106: the mode that the page asks for", () => {
  const asking = (mode: Opening["mode"], shop = openShop()) => {
    shop.configure({ opening: { mode, item: null } });
    return shop;
  };

  it.each<[Opening["mode"], Partial<StoreView>, OrderMode]>([
    ["pickup", {}, "pickup"],
    ["table", {}, "table"],
    ["table", { table: false }, "delivery"],
    [null, {}, "delivery"],
  ])("%s, in a store with %j, is %s", (mode, given, expected) => {
    expect(asking(mode, openShop(given)).mode()).toBe(expected);
  });

  it("wins over an earlier page's table and what was chosen before", () => {
    const memory = buildMemory();
    memory.device.save(storageRows.table, "12");
    openShop({}, memory).choose("room");
    const shop = asking("pickup", openShop({}, memory));
    expect(shop.mode()).toBe("pickup");
  });

  it("holds until the diner picks another, and again when the page asks for a third", () => {
    const shop = asking("pickup");
    shop.choose("delivery");
    expect(shop.mode()).toBe("delivery");
    expect(asking("pickup", shop).mode()).toBe("delivery");
    expect(asking("table", shop).mode()).toBe("table");
  });
});

describe("the modes that are shown", () => {
  it("are those that can be ordered now", () => {
    expect(openShop({ room: false }).store.get(shownModesAtom)).toEqual(["delivery", "pickup", "table"]);
  });

  it("are the store's first one, unavailable, if nothing can be ordered", () => {
    const { store } = openShop({ delivery: false }, undefined, []);
    expect(store.get(shownModesAtom)).toEqual(["pickup"]);
    expect(store.get(isModeAvailableAtom)).toBe(false);
  });
});

it("the offered times belong to the selected mode", () => {
  const shop = openShop();
  shop.store.set(listTimesAtom);
  expect(shop.store.get(offeredTimesAtom).days).not.toEqual([]);
  shop.choose("table");
  expect(shop.store.get(offeredTimesAtom).days).toEqual([]);
  expect(shop.store.get(offeredTimesAtom).asap).not.toBeNull();
});
