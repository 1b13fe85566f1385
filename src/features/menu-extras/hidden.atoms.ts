import { atom } from "jotai";
import { suits } from "../../domain/menu/dietary.ts";
import { dietaryAnswer } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryFit, EntryFit } from "../../domain/menu/menu.ts";
import { dietaryFilterAtom } from "../../state/dietary/filter.atoms.ts";
import { cardsAtom } from "../../state/menu/menu.atoms.ts";
import { shownStoreAtom } from "../../state/store/store.atoms.ts";

/** The dietary choices for which the diner has chosen to see the other products too. New choices hide them again. */
const shownForAtom = atom<DietaryFit | null>(null);

export const showsHiddenAtom = atom(
  (get) => get(shownForAtom) === get(dietaryFilterAtom),
  (get, set, isOn: boolean) => set(shownForAtom, isOn ? get(dietaryFilterAtom) : null),
);

const showsNotStatedAtom = atom((get) => {
  const store = get(shownStoreAtom);
  return store?.view.showsNotStated === true;
});

type IsShown = (fit: EntryFit, chosen: DietaryFit) => boolean;

/** S8. If the store wants it, also shows products without dietary information. */
export const isShownAtom = atom((get): IsShown => {
  if (get(showsHiddenAtom)) return () => true;
  return get(showsNotStatedAtom) ? (fit, chosen) => dietaryAnswer(fit, chosen) !== "unsuited" : suits;
});

/**
 * How many products of the whole menu suit the choices. Those that don't, or have no information, are hidden, or shown
 * with a sign.
 */
export const dietaryCountsAtom = atom((get) => {
  const filter = get(dietaryFilterAtom);
  const isShown = get(isShownAtom);
  const cards = [...get(cardsAtom).values()];
  const unsuited = cards.filter(({ entry }) => !suits(entry.fit, filter));
  const hidden = unsuited.filter(({ entry }) => !isShown(entry.fit, filter)).length;
  return { suited: cards.length - unsuited.length, hidden, marked: unsuited.length - hidden };
});
