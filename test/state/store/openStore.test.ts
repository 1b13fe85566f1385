import { describe, expect, it } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import { openStoreAtom, refreshStoreAtom } from "../../../src/state/store/store.actions.ts";
import {
  isStaleAtom,
  menusAtom,
  storeAtom,
  storeParamAtom,
  storeReferenceAtom,
} from "../../../src/state/store/store.atoms.ts";
import { buildMenu, buildProduct } from "../../support/buildMenu.ts";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const patty = buildStore({ id: 120, name: "Patty" });
const dumplings = buildStore({ id: 121, name: "Dumplings" });
const burgers = buildMenu({ Burgers: [buildProduct("cheese")] });
const byId: Partial<HostSettings> = { store: { kind: "id", id: 120 } };
const byName: Partial<HostSettings> = { store: { kind: "name", name: "Patty" } };

function stateWith(settings: Partial<HostSettings>): ElementState {
  const state = buildElementState(settings);
  state.documents.put(patty, [burgers]);
  state.documents.put(dumplings, []);
  return state;
}

function shown({ store, history }: ElementState) {
  return {
    store: store.get(storeAtom),
    menus: store.get(menusAtom).kind,
    isStale: store.get(isStaleAtom),
    path: history.current(),
  };
}

it("R73: no menu is read in gift mode", async () => {
  const state = stateWith({ ...byId, isGift: true });
  await state.store.set(openStoreAtom);
  expect(state.documents.asked).toEqual(["store 120"]);
  expect(shown(state)).toMatchObject({ store: { kind: "ready" }, menus: "ready", isStale: false });
});

describe("the shown store", () => {
  it.each<[string, Partial<HostSettings>, string, string | null]>([
    ["the configured one", byId, "/", "120"],
    ["the configured one on any route (R6)", byId, "/store/999/checkout", "120"],
    ["the configured one by its name", byName, "/", "Patty"],
    ["the one that the path names", { hqId: 7 }, "/store/121", "121"],
    ["the one that a member's page names", { hqId: 7 }, "/121/loyalty", "121"],
    ["one by name in the path", {}, "/store/Patty%20%26%20Sons", "Patty & Sons"],
    ["none on a page without one", { hqId: 7 }, "/", null],
  ])("is %s", (_what, settings, path, param) => {
    const { store, history } = buildElementState(settings);
    history.push(path);
    expect(store.get(storeParamAtom)).toBe(param);
  });

  it("is the same object while it names the same store, so nothing is read twice", () => {
    const { store, history } = buildElementState({});
    history.push("/store/0120");
    const before = store.get(storeReferenceAtom);
    history.push("/store/120/checkout");
    expect(before).toEqual({ kind: "id", id: 120 });
    expect(store.get(storeReferenceAtom)).toBe(before);
  });
});

describe("opening a store", () => {
  it.each([
    ["its id", byId, ["menus 120", "store 120"]],
    ["its name", byName, ["store Patty", "menus 120"]],
  ])("shows it and its menus, read by %s", async (_what, settings, asked) => {
    const state = stateWith(settings);
    const opening = state.store.set(openStoreAtom);
    expect(shown(state)).toMatchObject({ store: { kind: "loading" }, menus: "loading" });
    await opening;
    expect(state.documents.asked).toEqual(asked);
    expect(state.store.get(storeAtom)).toEqual({ kind: "ready", value: patty });
    expect(state.store.get(menusAtom)).toEqual({ kind: "ready", value: [burgers] });
  });

  it("immediately shows the cached version, then the current one", async () => {
    const state = stateWith(byId);
    await state.store.set(openStoreAtom);
    const fresh = buildStore({ id: 120, name: "Patty", title: "New sign" });
    state.documents.put(fresh, [burgers]);
    const opening = state.store.set(openStoreAtom);
    expect(shown(state)).toMatchObject({ store: { kind: "ready", value: patty }, menus: "ready" });
    await opening;
    expect(state.store.get(storeAtom)).toEqual({ kind: "ready", value: fresh });
  });

  it("reads nothing if no store is named", async () => {
    const state = stateWith({ hqId: 7 });
    await state.store.set(openStoreAtom);
    expect(state.documents.asked).toEqual([]);
    expect(shown(state)).toMatchObject({ store: { kind: "loading" }, path: "/" });
  });

  it("R42: shows a test store", async () => {
    const state = stateWith(byId);
    state.documents.put(buildStore({ id: 120, isTest: true }), [burgers]);
    await state.store.set(openStoreAtom);
    expect(shown(state)).toMatchObject({ store: { kind: "ready", value: { isTest: true } }, path: "/" });
  });

  it("R42: doesn't show a cached store that is disabled, not even briefly", async () => {
    const state = stateWith(byId);
    state.documents.put(buildStore({ id: 120, isEnabled: false }), [burgers]);
    await state.store.set(refreshStoreAtom);
    const opening = state.store.set(openStoreAtom);
    expect(shown(state).store).toEqual({ kind: "loading" });
    await opening;
  });
});

describe("answers that arrive too late", () => {
  /** Opens the store in the path. Its documents arrive when the returned function is called. */
  function openSlowly(state: ElementState) {
    let opening = Promise.resolve();
    const release = state.documents.hold(() => {
      opening = state.store.set(openStoreAtom);
    });
    return () => {
      release();
      return opening;
    };
  }

  /** The store in the path is opened slowly, and the diner has gone on to store 121. */
  async function goneOn(path: string) {
    const state = stateWith({ hqId: 7 });
    state.history.push(path);
    const arrive = openSlowly(state);
    state.history.push("/store/121");
    await state.store.set(openStoreAtom);
    return { ...state, arrive };
  }

  it("are ignored if they are for another store", async () => {
    const state = await goneOn("/store/120");
    await state.arrive();
    expect(shown(state)).toEqual({
      store: { kind: "ready", value: dumplings },
      menus: "ready",
      isStale: false,
      path: "/store/121",
    });
    expect(state.store.get(menusAtom)).toEqual({ kind: "ready", value: [] });
  });

  it("change nothing if later reads have overtaken them", async () => {
    const state = stateWith(byId);
    state.documents.put(buildStore({ id: 120, isEnabled: false }), []);
    const arrive = openSlowly(state);
    state.documents.put(patty, [burgers]);
    await state.store.set(refreshStoreAtom);
    await arrive();
    expect(shown(state)).toMatchObject({ store: { value: patty }, menus: "ready", path: "/" });
    expect(state.store.get(menusAtom)).toEqual({ kind: "ready", value: [burgers] });
  });

  it("don't mark newer data as stale if they report a failure", async () => {
    const state = stateWith(byId);
    state.documents.fail({ stores: true, menus: true });
    const arrive = openSlowly(state);
    state.documents.fail({ stores: false, menus: false });
    await state.store.set(refreshStoreAtom);
    await arrive();
    expect(shown(state)).toMatchObject({ store: { value: patty }, menus: "ready", isStale: false });
  });

  it("are used if they contain what a later read could not get", async () => {
    const state = stateWith(byId);
    const arrive = openSlowly(state);
    state.documents.fail({ menus: true });
    await state.store.set(refreshStoreAtom);
    await arrive();
    expect(state.store.get(menusAtom)).toEqual({ kind: "ready", value: [burgers] });
  });

  it("don't navigate away from the next store if they report a missing one", async () => {
    const state = await goneOn("/store/999");
    await state.arrive();
    expect(shown(state)).toMatchObject({ store: { kind: "ready", value: dumplings }, path: "/store/121" });
  });

  it("are ignored for a store that was left and opened again", async () => {
    const state = await goneOn("/store/120");
    state.documents.put(buildStore({ id: 120, title: "New sign" }), []);
    state.history.push("/store/120");
    await state.store.set(openStoreAtom);
    await state.arrive();
    expect(state.store.get(storeAtom)).toMatchObject({ kind: "ready", value: { title: "New sign" } });
  });
});
