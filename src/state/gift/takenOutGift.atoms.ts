import { atom } from "jotai";
import type { GiftCart } from "../../domain/gift/giftCart.ts";
import type { GiftLine } from "../../domain/gift/giftLine.ts";
import { giftCartAtom } from "./giftCart.atoms.ts";

interface Held {
  /** Null: all lines. */
  readonly line: GiftLine | null;
  readonly before: GiftCart;
  /** The cart without it: after the next change this one is out of date. */
  readonly after: GiftCart["lines"];
}

export const heldGiftAtom = atom<Held | null>(null);

export const shownHeldGiftAtom = atom((get) => {
  const held = get(heldGiftAtom);
  return held?.after === get(giftCartAtom).lines ? held : null;
});

/** What was removed last, until the cart's next change; `line` is null where all lines were removed. */
export const takenOutGiftAtom = atom((get): { readonly line: GiftLine | null } | null => {
  const held = get(shownHeldGiftAtom);
  return held && { line: held.line };
});
