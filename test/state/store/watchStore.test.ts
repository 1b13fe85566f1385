import { describe, expect, it } from "vitest";
import { logEntriesAtom } from "../../../src/state/log/log.atoms.ts";
import { openStoreAtom } from "../../../src/state/store/store.actions.ts";
import { menusAtom, storeAtom } from "../../../src/state/store/store.atoms.ts";
import { watchStoreAtom } from "../../../src/state/store/watchStore.actions.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildElementState } from "../../support/buildServices.ts";
import { buildStore } from "../../support/buildStore.ts";

async function watchedState() {
  const state = buildElementState({ store: { kind: "id", id: 120 }, isDigitalDisplay: true });
  state.documents.put(buildStore({ title: "Open" }), [buildMenu()]);
  await state.store.set(openStoreAtom);
  return { ...state, stop: state.store.set(watchStoreAtom) };
}

describe("a display that stays open for days", () => {
  it("receives each change until it is stopped", async () => {
    const { store, documents, stop } = await watchedState();
    documents.put(buildStore({ title: "New sign" }), [buildMenu(), buildMenu({}, { id: "Night" })]);
    expect(store.get(storeAtom)).toMatchObject({ kind: "ready", value: { title: "New sign" } });
    expect(store.get(menusAtom)).toMatchObject({ kind: "ready", value: { length: 2 } });
    stop();
    documents.put(buildStore({ title: "Newer sign" }), []);
    expect(store.get(storeAtom)).toMatchObject({ kind: "ready", value: { title: "New sign" } });
  });

  it("reports that its store no longer exists", async () => {
    const { store, documents, history } = await watchedState();
    documents.remove(120);
    expect(store.get(storeAtom)).toEqual({ kind: "missing" });
    expect(history.current()).toBe("/pagenotfound");
  });

  it("ignores a store that it has left", async () => {
    const { store, documents, configure, history } = await watchedState();
    configure({ store: { kind: "id", id: 121 } });
    documents.remove(120);
    expect(store.get(storeAtom).kind).toBe("ready");
    expect(history.current()).toBe("/");
  });

  it("logs that it is listening", async () => {
    const { store } = await watchedState();
    expect(store.get(logEntriesAtom).map(({ description }) => description)).toEqual(["Listening to the menu"]);
  });

  it("doesn't listen before a store has loaded", () => {
    const { store } = buildElementState({ store: { kind: "id", id: 120 } });
    store.set(watchStoreAtom)();
    expect(store.get(logEntriesAtom)).toEqual([]);
  });
});
