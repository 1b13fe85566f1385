import { atom } from "jotai";
import type { GiftCart, GiftLine } from "../../domain/gift/giftCart.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";

interface GiftRemoval {
  readonly line: GiftLine;
  readonly before: GiftCart;
  /** The cart's lines without it. After the cart's next change, this entry is outdated. */
  readonly after: GiftCart["lines"];
}

export const lastRemovedGiftAtom = atom<GiftRemoval | null>(null);

export const shownRemovedGiftAtom = atom((get) => {
  const removal = get(lastRemovedGiftAtom);
  return removal?.after === get(giftCartAtom).lines ? removal : null;
});

/** The line that was removed last, until the cart's next change. */
export const removedGiftAtom = atom((get): GiftLine | null => get(shownRemovedGiftAtom)?.line ?? null);
