import { atom } from "jotai";
import type { GiftCart } from "../../domain/gift/giftCart.ts";
import type { GiftLine } from "../../domain/gift/giftLine.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";

interface Held {
  readonly line: GiftLine;
  readonly before: GiftCart;
  /** The cart's lines without it. After the cart's next change, this entry is outdated. */
  readonly after: GiftCart["lines"];
}

export const heldGiftAtom = atom<Held | null>(null);

export const shownHeldGiftAtom = atom((get) => {
  const held = get(heldGiftAtom);
  return held?.after === get(giftCartAtom).lines ? held : null;
});

/** The line that was removed last, until the cart's next change. */
export const takenOutGiftAtom = atom((get): GiftLine | null => get(shownHeldGiftAtom)?.line ?? null);
