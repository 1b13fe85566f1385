import { atom } from "jotai";
import { suits } from "../../domain/menu/dietary.ts";
import { menuExtrasAtom } from "../../parts/menu-extras/menuExtras.atoms.ts";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import { cardsAtom } from "../../state/menu/menu.atoms.ts";

/** How many dishes the menu shows with the choices of now. */
export const suitedCountAtom = atom((get) => {
  const extras = get(menuExtrasAtom);
  const filter = get(dietaryFilterAtom);
  const isShown = extras ? get(extras.isShownAtom) : suits;
  return [...get(cardsAtom).values()].filter(({ entry }) => isShown(entry.fit, filter)).length;
});
