import { type Atom, atom, type Getter } from "jotai";
import { selectAtom } from "jotai/utils";
import type { CartLine } from "../../domain/cart/cart.ts";
import { roomFor } from "../../domain/cart/limits.ts";
import { plainLines } from "../../domain/cart/plainLines.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import { type QuickAddOffer, quickAddOffer } from "../../domain/menu/quickAddOffer.ts";
import { cardAtomAtom, type MenuCard, perCard, servedMenuAtom } from "../menu/menu.atoms.ts";
import { type CartWish, removeLineAtom, setQuantityAtom } from "./cart.actions.ts";
import { cartAtom } from "./cart.atoms.ts";

interface Listed {
  readonly card: MenuCard;
  readonly menu: Menu;
}

function listedOf(get: Getter, key: string): Listed | null {
  const card = get(get(cardAtomAtom)(key));
  const menu = get(servedMenuAtom);
  return card && menu.kind === "ready" && menu.value ? { card, menu: menu.value } : null;
}

/** For each card, the same object while it says the same. */
function sameForCard<Value>(read: (get: Getter, key: string) => Value): Atom<(key: string) => Atom<Value>> {
  return perCard((key) =>
    selectAtom(
      atom((get) => read(get, key)),
      (value) => value,
      isSameData,
    ),
  );
}

const nothing: QuickAddOffer = { atOnce: null, from: null };

/** What a card offers of its product (R81). */
export const quickAddOfferAtomAtom = sameForCard((get, key): QuickAddOffer => {
  const listed = listedOf(get, key);
  return listed ? quickAddOffer(listed.card.product, listed.card.entry, listed.menu) : nothing;
});

function linesOf(get: Getter, key: string): readonly CartLine[] {
  const listed = listedOf(get, key);
  const { atOnce } = get(get(quickAddOfferAtomAtom)(key));
  return listed && atOnce ? plainLines(get(cartAtom), listed.card, { menu: listed.menu, selection: atOnce }) : [];
}

export interface PlainCount {
  readonly count: number;
  /** R40: no more of the product may come. */
  readonly isFull: boolean;
}

/** How many of a card's product are in the cart as its "+" adds them: an add changes one card's. */
export const plainCountAtomAtom = sameForCard((get, key): PlainCount => {
  const lines = linesOf(get, key);
  const [line] = lines;
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isFull: line !== undefined && roomFor(get(cartAtom), line.productId) === 0,
  };
});

/** One of a card's product as its "+" adds it; null where something is to be chosen first. */
export const plainWishAtom = atom((get) => (key: string): CartWish | null => {
  const listed = listedOf(get, key);
  const { atOnce } = get(get(quickAddOfferAtomAtom)(key));
  if (!listed || !atOnce) return null;
  const { card, menu } = listed;
  return { listed: card, menu, selection: atOnce, quantity: 1, note: "", redemption: null, rolled: [] };
});

/** Takes one away, of what was added last. */
export const removePlainAtom = atom(null, (get, set, key: string) => {
  const [line] = linesOf(get, key);
  if (!line) return;
  if (line.quantity === 1) set(removeLineAtom, line.id);
  else set(setQuantityAtom, { lineId: line.id, quantity: line.quantity - 1 });
});
