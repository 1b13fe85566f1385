import { atom } from "jotai";
import type { GiftLine } from "../../domain/gift/giftCart.ts";

/** R96: the gift cards of the last order, for its thank-you page. Only in memory: they name other people. */
export const boughtGiftsAtom = atom<readonly GiftLine[]>([]);
