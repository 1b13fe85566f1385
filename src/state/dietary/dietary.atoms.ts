import { atom } from "jotai";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { servicesAtom } from "../services.atoms.ts";

const nothing: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

const pickedAtom = atom<DietaryFit | null>(null);

/** The allergies, intolerances and preferences that the diner ticked, kept on the device. */
export const chosenDietaryAtom = atom(
  (get): DietaryFit => get(pickedAtom) ?? get(servicesAtom).memory.dietary() ?? nothing,
  (get, set, chosen: DietaryFit) => {
    const { clock, memory } = get(servicesAtom);
    memory.saveDietary(chosen, clock.now());
    set(pickedAtom, chosen);
  },
);

/** Follows other tabs and elements of the shop until stopped. */
export const followDietaryAtom = atom(null, (get, set) =>
  get(servicesAtom).memory.watchDietary((chosen) => set(pickedAtom, chosen)),
);

export const clearDietaryAtom = atom(null, (_get, set) => set(chosenDietaryAtom, nothing));

export const dietaryCountAtom = atom((get) => {
  const { allergies, intolerances, preferences } = get(chosenDietaryAtom);
  return allergies.length + intolerances.length + preferences.length;
});
