import { describe, expect, it } from "vitest";
import { chooseKeepingAtom } from "../../../src/state/customer/rememberDetails.atoms.ts";
import { ageDietaryAtom } from "../../../src/state/dietary/agedDietary.actions.ts";
import { chosenDietaryAtom, dietaryCountAtom, storedDietary } from "../../../src/state/dietary/dietary.atoms.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildElementState, buildMemory, showStore } from "../../support/buildServices.ts";

const vegan = { allergies: ["1"], intolerances: [], preferences: ["3", "4"] };
const days = (count: number) => count * 24 * 60 * 60_000;

/** A visit to the shop, on a device that may have been there before. */
function visit(memory = buildMemory(), afterDays = 0) {
  const state = buildElementState({}, memory);
  showStore(state);
  state.passTime(days(afterDays));
  state.store.set(ageDietaryAtom);
  return { ...state, count: () => state.store.get(dietaryCountAtom) };
}

describe("R86: dietary choices", () => {
  it("are kept for 90 days", () => {
    const first = visit();
    first.store.set(chosenDietaryAtom, vegan);
    expect(visit(first.memory, 89).count()).toBe(3);
    expect(visit(first.memory, 90).count()).toBe(0);
    expect(visit(first.memory, 0).count()).toBe(0);
  });

  it("without a time, from an earlier release, are kept from now on", () => {
    const memory = buildMemory();
    memory.device.save(storageRows.dietary, vegan);
    expect(visit(memory, 400).count()).toBe(3);
    expect(visit(memory, 489).count()).toBe(3);
    expect(visit(memory, 490).count()).toBe(0);
  });

  it("are kept for the tab only if the diner isn't to be remembered, also after a change", () => {
    const { store, memory } = visit();
    store.set(chosenDietaryAtom, vegan);
    store.set(chooseKeepingAtom, false);
    for (const chosen of [vegan, { ...vegan, preferences: [] }]) {
      store.set(chosenDietaryAtom, chosen);
      expect(storedDietary(store.get)).toEqual(chosen);
      const { dietary, dietaryAt, dietaryOfTab } = storageRows;
      expect([dietary, dietaryAt, dietaryOfTab].map(memory.device.has)).toEqual([false, false, true]);
    }
  });

  it("are kept for the tab only in a store that was told so earlier", () => {
    const { store, memory } = visit();
    store.set(chooseKeepingAtom, false);
    store.set(chosenDietaryAtom, vegan);
    store.set(ageDietaryAtom);
    expect([memory.device.has(storageRows.dietary), storedDietary(store.get)]).toEqual([false, vegan]);
  });
});
