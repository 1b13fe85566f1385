// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { bringChoice } from "../../src/app/composition/bringChoice.ts";
import type { HostSettings } from "../../src/domain/host/hostSettings.ts";
import { choosesVenueAtom, selectingAtom } from "../../src/state/cart/selection.atoms.ts";
import { settingsAtom } from "../../src/state/host/host.atoms.ts";
import { storeAtom } from "../../src/state/store/store.atoms.ts";
import { buildElementState, buildMemory } from "../support/buildServices.ts";
import { buildStore } from "../support/buildStore.ts";

function open(settings: Partial<HostSettings>, choosesStoreAtCheckout: boolean) {
  const memory = buildMemory();
  const { store } = buildElementState(settings, memory);
  const value = buildStore();
  store.set(storeAtom, { kind: "ready", value: { ...value, view: { ...value.view, choosesStoreAtCheckout } } });
  bringChoice(store, memory.device);
  const comes = () => vi.waitFor(() => expect(store.get(selectingAtom)).not.toBeNull());
  return { store, comes };
}

it.each([
  ["the page", { isSelectMode: true }, false],
  ["the store", {}, true],
])("the code for choosing a venue loads if %s asks for it", async (_who, settings, isOfStore) => {
  await open(settings, isOfStore).comes();
});

it("the code for choosing a venue loads when the page turns on select mode", async () => {
  const { store, comes } = open({}, false);
  expect(store.get(choosesVenueAtom)).toBe(false);
  store.set(settingsAtom, { ...store.get(settingsAtom), isSelectMode: true });
  await comes();
});
