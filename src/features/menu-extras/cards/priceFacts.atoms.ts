import { atom } from "jotai";
import { choicesUnsuited, type UnsuitedChoice } from "../../../domain/menu/dietaryAnswer.ts";
import type { DietaryChoices, DietaryFit, EntryFit } from "../../../domain/menu/menu.ts";
import { quickAddOffer } from "../../../domain/menu/quickAddOffer.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { PriceFacts } from "../../../parts/menu-extras/menuExtras.atoms.ts";
import { dietaryFilterAtom, isFilteredAtom, offeredChoicesAtom } from "../../../state/dietary/filter.atoms.ts";
import { areOrderWordsLoadedAtom } from "../../../state/host/host.atoms.ts";
import { type MenuCard, menuAtom } from "../../../state/menu/menu.atoms.ts";

interface OfAllCards {
  readonly areLoaded: boolean;
  /** Null if the diner has made no dietary choices. */
  readonly filter: DietaryFit | null;
  readonly offered: DietaryChoices;
}

const none: readonly UnsuitedChoice[] = [];

/** The values that change for all cards at once, in one subscription. */
export const ofAllCardsAtom = atom(
  (get): OfAllCards => ({
    areLoaded: get(areOrderWordsLoadedAtom),
    filter: get(isFilteredAtom) ? get(dietaryFilterAtom) : null,
    offered: get(offeredChoicesAtom),
  }),
);

/** Returns no facts that need text until the texts have loaded. */
export function priceFacts(from: Cents | null, fit: EntryFit, all: OfAllCards): PriceFacts {
  if (!all.areLoaded) return { from: null, unsuited: none };
  return { from, unsuited: all.filter ? choicesUnsuited(fit, all.filter, all.offered) : none };
}

/** For a card far down the menu, which has no atoms of its own. */
export const priceFactsOfAtom = atom((get) => {
  const all = get(ofAllCardsAtom);
  const menu = get(menuAtom);
  return ({ product, entry }: MenuCard) => priceFacts(menu && quickAddOffer(product, entry, menu).from, entry.fit, all);
});
