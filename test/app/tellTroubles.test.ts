import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { tellTroubles } from "../../src/app/composition/tellTroubles.ts";
import { logAtom } from "../../src/state/log/log.atoms.ts";
import { openStoreAtom, refreshStoreAtom } from "../../src/state/store/store.actions.ts";
import { buildElementState } from "../support/buildServices.ts";

afterEach(() => vi.restoreAllMocks());

async function missing() {
  const state = buildElementState({ store: { kind: "id", id: 999 } });
  await state.store.set(openStoreAtom);
  return state.store;
}

describe("the console of a shop without a store to show", () => {
  it("gets the problem in one line, even if it was logged before", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const store = await missing();
    onTestFinished(tellTroubles(store));
    await store.set(refreshStoreAtom);
    expect(warn.mock.calls).toEqual([["Servery: Store 999 was not found."]]);
  });

  it("gets nothing of warnings or other categories", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { store } = buildElementState();
    onTestFinished(tellTroubles(store));
    store.set(logAtom, { type: "Warning", category: "documents", description: "odd" });
    store.set(logAtom, { type: "Error", category: "coupon", description: "wrong" });
    expect(warn).not.toHaveBeenCalled();
    store.set(logAtom, { type: "Error", category: "documents", description: "The store could not be read" });
    expect(warn.mock.calls).toEqual([["Servery: The store could not be read."]]);
  });
});
