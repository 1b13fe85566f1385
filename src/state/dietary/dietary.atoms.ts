import { atom, type Getter } from "jotai";
import { noDietary } from "../../domain/menu/dietary.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { servicesAtom } from "../services.atoms.ts";

const pickedAtom = atom<DietaryFit | null>(null);

/** R86: what only this tab keeps counts before what the device keeps. Null if nothing was chosen. */
export function storedDietary(get: Getter): DietaryFit | null {
  const { memory } = get(servicesAtom);
  return memory.get("dietaryOfTab") ?? memory.get("dietary");
}

/** The allergies, intolerances and preferences that the diner ticked, kept on the device. */
export const chosenDietaryAtom = atom(
  (get): DietaryFit => get(pickedAtom) ?? storedDietary(get) ?? noDietary,
  (get, set, chosen: DietaryFit) => {
    const { clock, memory } = get(servicesAtom);
    if (memory.get("dietaryOfTab")) {
      memory.save("dietaryOfTab", chosen);
    } else {
      memory.save("dietary", chosen);
      memory.save("dietaryAt", clock.now());
    }
    set(pickedAtom, chosen);
  },
);

/** Follows other tabs and elements of the shop until stopped. */
export const followDietaryAtom = atom(null, (get, set) =>
  get(servicesAtom).memory.watch("dietary", (chosen) => set(pickedAtom, chosen)),
);

export const clearDietaryAtom = atom(null, (_get, set) => set(chosenDietaryAtom, noDietary));

export const dietaryCountAtom = atom((get) => {
  const { allergies, intolerances, preferences } = get(chosenDietaryAtom);
  return allergies.length + intolerances.length + preferences.length;
});
