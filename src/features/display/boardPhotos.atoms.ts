import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { type BoardPage, cardKeysOf } from "../../domain/menu/boardPages.ts";
import { cardsAtom, type MenuCard } from "../../state/menu/menu.atoms.ts";

const photographedAtom = atom((get): readonly MenuCard[] => {
  const cards = [...get(cardsAtom).values()].filter(({ product }) => product.photo !== null && !product.isSoldOut);
  // A product in two categories has one photo.
  return [...new Map(cards.map((card) => [card.product.id, card])).values()];
});

/** The products with a photo that a board can show. The same array as long as its content is the same. */
export const boardPhotosAtom = selectAtom(photographedAtom, (cards, previous?: readonly MenuCard[]) => {
  const isSame = previous?.length === cards.length && cards.every((card, at) => card === previous[at]);
  return isSame ? previous : cards;
});

interface Shown {
  readonly page: BoardPage;
  readonly at: number;
  readonly most: number;
}

/**
 * The products of the page, the popular ones first. A page without enough photos borrows from others, each page
 * different ones.
 */
export function photosOf(cards: readonly MenuCard[], { page, at, most }: Shown): readonly MenuCard[] {
  const keys = new Set(cardKeysOf(page));
  const isHere = ({ key }: MenuCard) => keys.has(key);
  const isPopular = ({ product }: MenuCard) => product.ribbon === "popular";
  const here = cards.filter(isHere);
  const away = cards.filter((card) => !isHere(card));
  const from = away.length === 0 ? 0 : (at * most) % away.length;
  return [
    ...here.filter(isPopular),
    ...here.filter((card) => !isPopular(card)),
    ...away.slice(from),
    ...away.slice(0, from),
  ].slice(0, most);
}
