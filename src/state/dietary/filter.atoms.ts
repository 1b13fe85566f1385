import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import { offeredHere, offersDietary, saidChoices } from "../../domain/menu/dietary.ts";
import type { DietaryChoices, DietaryFit } from "../../domain/menu/menu.ts";
import { menuAtom, menuTextAtom, servedMenuAtom } from "../menu/menu.atoms.ts";
import { chosenDietaryAtom } from "./dietary.atoms.ts";

const nothingOffered: DietaryChoices = { allergies: [], intolerances: [], preferences: [] };

/** The dietary choices that the menu offers, in the diner's language. The same object while a refresh doesn't change them. */
export const offeredChoicesAtom = selectAtom(
  atom((get) => saidChoices(get(menuAtom)?.dietary ?? nothingOffered, get(menuTextAtom))),
  (offered) => offered,
  isSameData,
);

/** True while the menu is still loading: most menus have some. */
export const mayOfferDietaryAtom = atom(
  (get) => get(servedMenuAtom).kind !== "ready" || offersDietary(get(offeredChoicesAtom)),
);

export const dietaryFilterAtom = atom(
  (get): DietaryFit => offeredHere(get(chosenDietaryAtom), get(offeredChoicesAtom)),
);

export const isFilteredAtom = atom((get) => Object.values(get(dietaryFilterAtom)).some((ids) => ids.length > 0));
