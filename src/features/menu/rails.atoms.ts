import { atom } from "jotai";
import type { Rail } from "../../parts/late-menu/lateMenu.atoms.ts";
import { orderedHereAtom } from "../../state/customer/orderedDishes.atoms.ts";
import { cardsAtom } from "../../state/menu/menu.atoms.ts";
import { shownSectionsAtom } from "./shownMenu.atoms.ts";

/** What is popular is a choice of three or more; one dish is enough to order it again. The first one leads the menu. */
export const railsAtom = atom((get): readonly Rail[] => {
  const cards = get(cardsAtom);
  const shown = get(shownSectionsAtom).flatMap(({ keys }) => keys.flatMap((key) => cards.get(key) ?? []));
  // A product that is listed twice comes once, as it is listed first.
  const dishes = new Map<string, (typeof shown)[number]>();
  for (const card of shown) {
    if (!card.product.isSoldOut && !dishes.has(card.product.id)) dishes.set(card.product.id, card);
  }
  const rails: readonly Rail[] = [
    { kind: "again", cards: get(orderedHereAtom).flatMap((id) => dishes.get(id) ?? []) },
    { kind: "popular", cards: [...dishes.values()].filter(({ product }) => product.ribbon === "popular") },
  ];
  return rails.filter(({ kind, cards }) => cards[kind === "popular" ? 2 : 0]);
});
