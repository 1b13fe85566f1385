import { atom } from "jotai";
import type { GiftCard } from "../../domain/gift/giftCard.ts";
import type { GiftLine } from "../../domain/gift/giftCart.ts";

/** What the dialog shows: a card to add, or a line to change. */
export interface OpenGift {
  readonly card: GiftCard;
  readonly line: GiftLine | null;
}

export const openGiftAtom = atom<OpenGift | null>(null);
