import { atom } from "jotai";
import type { DietaryChoices } from "../../domain/menu/menu.ts";
import { servedMenuAtom } from "../../state/menu/menu.atoms.ts";

const none: DietaryChoices = { allergies: [], intolerances: [], preferences: [] };

/** The diets that the menu knows of. */
export const offeredChoicesAtom = atom((get) => {
  const menu = get(servedMenuAtom);
  return menu.kind === "ready" && menu.value ? menu.value.dietary : none;
});
