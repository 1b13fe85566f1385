import { describe, expect, it } from "vitest";
import {
  chosenDietaryAtom,
  clearDietaryAtom,
  dietaryCountAtom,
  followDietaryAtom,
} from "../../../src/state/dietary/dietary.atoms.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";
import { buildElementState, buildMemory } from "../../support/buildServices.ts";

const vegan = { allergies: ["1"], intolerances: [], preferences: ["3", "4"] };
const nothing = { allergies: [], intolerances: [], preferences: [] };

describe("the diner's dietary choices", () => {
  it("are empty for a new diner", () => {
    const { store } = buildElementState();
    expect(store.get(chosenDietaryAtom)).toEqual(nothing);
    expect(store.get(dietaryCountAtom)).toBe(0);
  });

  it("are remembered on the next visit", () => {
    const memory = buildMemory();
    buildElementState({}, memory).store.set(chosenDietaryAtom, vegan);
    const later = buildElementState({}, memory).store;
    expect(later.get(chosenDietaryAtom)).toEqual(vegan);
    expect(later.get(dietaryCountAtom)).toBe(3);
  });

  it("follow another tab until this one stops following", () => {
    const { store, memory } = buildElementState();
    store.set(chosenDietaryAtom, nothing);
    const stop = store.set(followDietaryAtom);
    memory.device.saveElsewhere(storageRows.dietary, vegan);
    expect(store.get(dietaryCountAtom)).toBe(3);
    stop();
    memory.device.saveElsewhere(storageRows.dietary, nothing);
    expect(store.get(dietaryCountAtom)).toBe(3);
  });

  it("are cleared, both here and on the device", () => {
    const { store, memory } = buildElementState();
    store.set(chosenDietaryAtom, vegan);
    store.set(clearDietaryAtom);
    expect(store.get(dietaryCountAtom)).toBe(0);
    expect(memory.get("dietary")).toEqual(nothing);
  });
});
