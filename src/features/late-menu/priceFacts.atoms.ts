import { atom } from "jotai";
import { dietaryAnswer } from "../../domain/menu/dietaryAnswer.ts";
import type { DietaryFit } from "../../domain/menu/menu.ts";
import { quickAddOffer } from "../../domain/menu/quickAddOffer.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { PriceFacts } from "../../parts/late-menu/lateMenu.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom } from "../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../state/host/host.atoms.ts";
import { type MenuCard, menuAtom } from "../../state/menu/menu.atoms.ts";

interface OfAllCards {
  readonly areLoaded: boolean;
  /** Null where the diner chose none. */
  readonly filter: DietaryFit | null;
}

/** What changes for all cards at once, in one subscription. */
export const ofAllCardsAtom = atom(
  (get): OfAllCards => ({
    areLoaded: get(areOrderWordsLoadedAtom),
    filter: get(isFilteredAtom) ? get(dietaryFilterAtom) : null,
  }),
);

/** Nothing that takes words before these are there. */
export function priceFacts(from: Cents | null, fit: DietaryFit, { areLoaded, filter }: OfAllCards): PriceFacts {
  if (!areLoaded) return { from: null, answer: "suits" };
  return { from, answer: filter ? dietaryAnswer(fit, filter) : "suits" };
}

/** For a card that is far away and has no atoms of its own. */
export const priceFactsOfAtom = atom((get) => {
  const all = get(ofAllCardsAtom);
  const menu = get(menuAtom);
  return ({ product, entry }: MenuCard) => priceFacts(menu && quickAddOffer(product, entry, menu).from, entry.fit, all);
});
