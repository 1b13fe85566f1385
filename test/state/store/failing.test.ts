import { describe, expect, it } from "vitest";
import type { HostSettings } from "../../../src/domain/host/hostSettings.ts";
import { settingsAtom } from "../../../src/state/host/host.atoms.ts";
import { openOverlayAtom, overlayAtom } from "../../../src/state/overlay/overlay.atoms.ts";
import { isDrawnMenuShownAtom, isMenuReadOnlyAtom } from "../../../src/state/store/drawnMenu.atoms.ts";
import {
  changeSettingsAtom,
  endDrawnMenuAtom,
  openStoreAtom,
  refreshStoreAtom,
  retryStoreAtom,
} from "../../../src/state/store/store.actions.ts";
import { isStaleAtom, menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildElementState, type ElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

const patty = buildStore({ id: 120, name: "Patty" });
const byId: Partial<HostSettings> = { store: { kind: "id", id: 120 } };
const byName: Partial<HostSettings> = { store: { kind: "name", name: "Patty" } };

const told = ({ announced }: ElementState) => announced.flatMap((each) => (each.kind === "error" ? [each] : []));

async function openedState(settings: Partial<HostSettings> = byId): Promise<ElementState> {
  const state = buildElementState(settings);
  state.documents.put(patty, [buildMenu()]);
  await state.store.set(openStoreAtom);
  return state;
}

const all = { stores: true, menus: true };

/** A page whose store could not be read. */
async function failedState(settings: Partial<HostSettings> = byId, path = "/", what = all): Promise<ElementState> {
  const state = buildElementState(settings);
  state.documents.fail(what);
  state.history.push(path);
  await state.store.set(openStoreAtom);
  return state;
}

function heal({ documents }: ElementState): void {
  documents.put(patty, [buildMenu()]);
  documents.fail({ stores: false, menus: false });
}

describe("a store that doesn't exist", () => {
  it.each<[string, Partial<HostSettings>, boolean, string, string]>([
    ["by its id", byId, false, "/pagenotfound", "Store 120 was not found"],
    ["by its name", byName, false, "/notFoundPage", "Store “Patty” was not found"],
    ["(R42: it is disabled) by its id", byId, true, "/pagenotfound", "Store 120 is closed down"],
    ["(R42: it is disabled) by its name", byName, true, "/notFoundPage", "Store “Patty” is closed down"],
  ])("is reported as missing and announced once, looked up %s", async (_how, settings, isDisabled, path, message) => {
    const state = buildElementState(settings);
    if (isDisabled) state.documents.put({ ...patty, isEnabled: false }, []);
    await state.store.set(openStoreAtom);
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(storeAtom)).toEqual({ kind: "missing" });
    expect(state.history.current()).toBe(path);
    expect(told(state)).toEqual([{ kind: "error", category: "documents", message }]);
  });

  it("replaces a store that was shown until then", async () => {
    const state = await openedState();
    state.documents.remove(120);
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(storeAtom)).toEqual({ kind: "missing" });
    expect(state.history.current()).toBe("/pagenotfound");
  });

  it("closes any overlay, and doesn't show a stale menu", async () => {
    const state = await openedState();
    state.store.set(openOverlayAtom, { kind: "dietary" });
    state.documents.remove(120);
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(overlayAtom)).toBeNull();
    state.documents.fail({ stores: true, menus: true });
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(isStaleAtom)).toBe(false);
  });
});

describe("changed attributes", () => {
  const lost: HostSettings["store"][] = [
    { kind: "id", id: 999 },
    { kind: "name", name: "Nowhere" },
  ];

  it.each(lost)("that name another store leave the screen for the missing store %j", async (of) => {
    const { store, documents, history } = buildElementState({ store: of });
    documents.put(patty, [buildMenu()]);
    await store.set(openStoreAtom);
    store.set(changeSettingsAtom, { ...store.get(settingsAtom), store: { kind: "id", id: 120 } });
    await store.set(openStoreAtom);
    expect([history.current(), store.get(storeAtom).kind]).toEqual(["/", "ready"]);
  });

  it("leave the error screen for another store, and for none", async () => {
    for (const next of [{ kind: "id", id: 120 } as const, null]) {
      const { store, documents, history } = buildElementState({ store: { kind: "id", id: 999 } });
      documents.fail({ stores: true });
      await store.set(openStoreAtom);
      expect(history.current()).toBe("/generalError");
      store.set(changeSettingsAtom, { ...store.get(settingsAtom), store: next });
      expect(history.current()).toBe("/");
    }
  });

  it("that don't name a store keep the screen, and a new store keeps a screen that isn't about one", async () => {
    const { store, history } = buildElementState(byId);
    await store.set(openStoreAtom);
    store.set(changeSettingsAtom, { ...store.get(settingsAtom), isMobileForced: true });
    expect(history.current()).toBe("/pagenotfound");
    history.push("/about");
    store.set(changeSettingsAtom, { ...store.get(settingsAtom), store: { kind: "id", id: 121 } });
    expect(history.current()).toBe("/about");
  });
});

describe("a store that can't be read", () => {
  it("leads to the error screen if nothing is cached", async () => {
    const state = await failedState();
    expect(state.store.get(storeAtom)).toEqual({ kind: "failed" });
    expect(state.history.current()).toBe("/generalError");
  });

  it("stays as it was last read, marked as stale, until it can be read again", async () => {
    const state = await openedState();
    state.documents.fail({ stores: true });
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(storeAtom)).toEqual({ kind: "ready", value: patty });
    expect(state.store.get(isStaleAtom)).toBe(true);
    expect(state.history.current()).toBe("/");
    state.documents.fail({ stores: false });
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(isStaleAtom)).toBe(false);
  });

  it.each(["/LogViewer", "/about", "/contact", "/privacypolicy"])("doesn't redirect from %s", async (path) => {
    const state = await failedState(byId, path, { stores: true, menus: false });
    expect(state.store.get(storeAtom)).toEqual({ kind: "failed" });
    expect(state.history.current()).toBe(path);
  });
});

describe("a menu that was drawn before the app", () => {
  /** A page that shows it, with these answers. */
  async function drawnState(what: { readonly stores?: boolean; readonly menus?: boolean }, path = "/") {
    const state = buildElementState(byId);
    state.documents.put(patty, [buildMenu()]);
    state.documents.fail(what);
    state.history.push(path);
    state.store.set(isDrawnMenuShownAtom, true);
    expect(state.store.get(isMenuReadOnlyAtom)).toBe(true);
    await state.store.set(openStoreAtom);
    return state;
  }
  const isReadOnly = ({ store }: ElementState) => store.get(isMenuReadOnlyAtom);

  it.each([
    ["the store", { stores: true }],
    ["the menus", { menus: true }],
    ["the store and the menus", all],
  ])("stays at its path if %s can't be read, and gives way once they come", async (_what, failing) => {
    const state = await drawnState(failing);
    expect([isReadOnly(state), state.history.current()]).toEqual([true, "/"]);
    await state.store.set(refreshStoreAtom);
    expect([isReadOnly(state), state.history.current()]).toEqual([true, "/"]);
    heal(state);
    await state.store.set(refreshStoreAtom);
    expect([isReadOnly(state), state.history.current()]).toEqual([false, "/"]);
  });

  it.each([
    ["isn't found", ({ documents }: ElementState) => documents.remove(120)],
    ["is disabled", ({ documents }: ElementState) => documents.put({ ...patty, isEnabled: false }, [buildMenu()])],
  ])("gives way to the screen for a store that %s, though it couldn't be read before", async (_what, change) => {
    const state = await drawnState(all);
    change(state);
    state.documents.fail({ stores: false, menus: true });
    await state.store.set(refreshStoreAtom);
    expect([isReadOnly(state), state.history.current()]).toEqual([false, "/pagenotfound"]);
  });

  it("leaves room for another screen, and for the error screen if that can't be shown", async () => {
    const state = await drawnState(all);
    state.history.push("/store/120/cart");
    state.store.set(endDrawnMenuAtom);
    expect([isReadOnly(state), state.history.current()]).toEqual([false, "/generalError"]);
    const about = await drawnState(all);
    about.history.push("/about");
    about.store.set(endDrawnMenuAtom);
    expect([isReadOnly(about), about.history.current()]).toEqual([false, "/about"]);
  });

  it("doesn't come back if a refresh fails", async () => {
    const state = await drawnState({});
    state.store.set(endDrawnMenuAtom);
    state.documents.fail(all);
    await state.store.set(refreshStoreAtom);
    expect([isReadOnly(state), state.store.get(isStaleAtom)]).toEqual([false, true]);
  });
});

describe("menus that can't be read", () => {
  it("keep the store on the screen, and are marked as failed", async () => {
    const state = buildElementState(byId);
    state.documents.put(patty, [buildMenu()]);
    state.documents.fail({ menus: true });
    await state.store.set(openStoreAtom);
    expect(state.store.get(storeAtom).kind).toBe("ready");
    expect(state.store.get(menusAtom)).toEqual({ kind: "failed" });
    expect(state.history.current()).toBe("/");
  });

  it.each<[string, Partial<HostSettings>]>([
    ["by its id", byId],
    ["by its name", byName],
  ])("stay as they were last read, marked as stale, in a store read %s", async (_what, settings) => {
    const state = await openedState(settings);
    state.documents.fail({ menus: true });
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(menusAtom).kind).toBe("ready");
    expect(state.store.get(isStaleAtom)).toBe(true);
    state.documents.fail({ menus: false });
    await state.store.set(refreshStoreAtom);
    expect(state.store.get(isStaleAtom)).toBe(false);
  });
});

describe("a retry", () => {
  it.each<[string, Partial<HostSettings>]>([
    ["/store/120/checkout", byId],
    ["/", byId],
    ["/store/Patty", {}],
  ])("leads back to %s and shows the store", async (path, settings) => {
    const state = await failedState(settings, path);
    expect(state.history.current()).toBe("/generalError");
    heal(state);
    await state.store.set(retryStoreAtom);
    expect(state.history.current()).toBe(path);
    expect(state.store.get(storeAtom)).toEqual({ kind: "ready", value: patty });
  });

  it("leads back to the diner's screen even if the store failed again meanwhile", async () => {
    const state = await failedState(byId, "/store/120/checkout");
    await state.store.set(refreshStoreAtom);
    heal(state);
    await state.store.set(retryStoreAtom);
    expect(state.history.current()).toBe("/store/120/checkout");
  });

  it("that fails again leads to the error screen, from which another retry works", async () => {
    const state = await failedState();
    await state.store.set(retryStoreAtom);
    expect(state.history.current()).toBe("/generalError");
    heal(state);
    await state.store.set(retryStoreAtom);
    expect(state.history.current()).toBe("/");
  });

  it("leads to the main page if the error screen was opened by its path", async () => {
    const state = await openedState();
    state.history.push("/pagenotfound");
    await state.store.set(retryStoreAtom);
    expect(state.history.current()).toBe("/");
  });
});
