import { atom } from "jotai";
import type { GiftCart } from "../../domain/gift/giftCart.ts";
import type { GiftLine } from "../../domain/gift/giftLine.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";

interface Held {
  readonly line: GiftLine;
  readonly before: GiftCart;
  /** The cart without it: after the next change this one is out of date. */
  readonly after: GiftCart["lines"];
}

export const heldGiftAtom = atom<Held | null>(null);

export const shownHeldGiftAtom = atom((get) => {
  const held = get(heldGiftAtom);
  return held?.after === get(giftCartAtom).lines ? held : null;
});

/** What was removed last, until the cart's next change. */
export const takenOutGiftAtom = atom((get): GiftLine | null => get(shownHeldGiftAtom)?.line ?? null);
