import { type Atom, atom, type Getter } from "jotai";
import { selectAtom } from "jotai/utils";
import { type Cart, type CartLine, emptyCart } from "../../domain/cart/cart.ts";
import { roomFor } from "../../domain/cart/limits.ts";
import { simpleLines } from "../../domain/cart/simpleLines.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { selectionUnsuited } from "../../domain/menu/choicesBrought.ts";
import type { CategoryId, Menu } from "../../domain/menu/menu.ts";
import { type QuickAddOffer, quickAddOffer } from "../../domain/menu/quickAddOffer.ts";
import { choicesOf, type Selection } from "../../domain/menu/selection.ts";
import { unsuitedOfAtom } from "../dietary/choices.atoms.ts";
import {
  atomPerCard,
  cardPerKeyAtom,
  cardsAtom,
  cardValue,
  type MenuCard,
  menuAtom,
  type PerCard,
  sectionsAtom,
} from "../menu/menu.atoms.ts";
import { type CartLineInput, removeLineAtom, setQuantityAtom } from "./cart.actions.ts";
import { cartAtom } from "./cart.atoms.ts";

interface Listed {
  readonly card: MenuCard;
  readonly menu: Menu;
}

function listedOf(get: Getter, key: string): Listed | null {
  const card = cardValue(get, cardPerKeyAtom, key);
  const menu = get(menuAtom);
  return card && menu ? { card, menu } : null;
}

/**
 * One atom per card, which keeps the same object while its value is equal. `selectAtom` would need two atoms per card,
 * and a long menu has many cards.
 */
function sameForCard<Value>(read: (get: Getter, key: string) => Value): PerCard<Value> {
  return atomPerCard((key) => {
    let last: { readonly value: Value } | null = null;
    return atom((get) => {
      const value = read(get, key);
      if (!last || !isSameData(last.value, value)) last = { value };
      return last.value;
    });
  });
}

const nothing: QuickAddOffer = { atOnce: null, from: null };

/** R102: a preselected choice may bring what the diner avoids. */
function isWarnedOf(get: Getter, { card, menu }: Listed, selection: Selection): boolean {
  if (selection.length === 0) return false;
  return selectionUnsuited(choicesOf(card.product, menu), selection, get(unsuitedOfAtom)).length > 0;
}

/** How a card's product can be added (R81). */
export const quickAddOfferPerCardAtom = sameForCard((get, key): QuickAddOffer => {
  const listed = listedOf(get, key);
  if (!listed) return nothing;
  const offer = quickAddOffer(listed.card.product, listed.card.entry, listed.menu);
  return offer.atOnce && isWarnedOf(get, listed, offer.atOnce) ? { ...offer, atOnce: null } : offer;
});

/** The cart's lines of each category, so that adding a product updates only the cards of one category. */
const sectionCartsAtom = atom((get): ReadonlyMap<CategoryId, Atom<Cart>> => {
  const sections = get(sectionsAtom);
  return new Map(
    sections.map(({ id, keys }) => {
      const productIdsAtom = atom((from) => new Set(keys.map((key) => from(cardsAtom).get(key)?.product.id)));
      const linesAtom = atom((from) => {
        const { lines } = from(cartAtom);
        return lines.filter(({ productId }) => from(productIdsAtom).has(productId));
      });
      return [id, selectAtom(linesAtom, (lines): Cart => ({ lines }), areSameLines)];
    }),
  );
});

/** Lines can be compared by identity: a line that doesn't change stays the same object. */
function areSameLines({ lines: some }: Cart, { lines: others }: Cart): boolean {
  return some.length === others.length && some.every((line, at) => line === others[at]);
}

function cartFor(get: Getter, { category }: MenuCard): Cart {
  const sectionCartAtom = get(sectionCartsAtom).get(category.id);
  return sectionCartAtom ? get(sectionCartAtom) : emptyCart;
}

function linesOf(get: Getter, key: string): readonly CartLine[] {
  const listed = listedOf(get, key);
  const { atOnce } = cardValue(get, quickAddOfferPerCardAtom, key);
  if (!listed || !atOnce) return [];
  return simpleLines(cartFor(get, listed.card), listed.card, { menu: listed.menu, selection: atOnce });
}

export interface SimpleCount {
  readonly count: number;
  /** R40: no more of the product can be added. */
  readonly isFull: boolean;
  /** Whether one press adds the product without a question. */
  readonly isAtOnce: boolean;
}

/** How many of a card's product are in the cart the way its "+" adds them. Adding one changes only that card's atom. */
export const plainCountPerCardAtom = sameForCard((get, key): SimpleCount => {
  const card = cardValue(get, cardPerKeyAtom, key);
  const lines = linesOf(get, key);
  return {
    isAtOnce: cardValue(get, quickAddOfferPerCardAtom, key).atOnce !== null,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isFull: card !== null && lines.length > 0 && roomFor(cartFor(get, card), card.product.id) === 0,
  };
});

/** One unit of a card's product, as its "+" adds it; null if something must be chosen first. */
export const simpleLineInputAtom = atom((get) => (key: string): CartLineInput | null => {
  const listed = listedOf(get, key);
  const { atOnce } = cardValue(get, quickAddOfferPerCardAtom, key);
  if (!listed || !atOnce) return null;
  const { card, menu } = listed;
  return { listed: card, menu, selection: atOnce, quantity: 1, note: "", redemption: null, mealAddOns: [] };
});

/** Removes one unit from the line that was added last. */
export const removeSimpleLineAtom = atom(null, (get, set, key: string) => {
  const [line] = linesOf(get, key);
  if (!line) return;
  if (line.quantity === 1) set(removeLineAtom, line.id);
  else set(setQuantityAtom, { lineId: line.id, quantity: line.quantity - 1 });
});
