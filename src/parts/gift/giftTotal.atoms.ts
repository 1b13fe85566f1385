import { atom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";

/** The total of the gift cart; at its checkout with the card surcharge. Null until the cart has been read. */
export const giftTotalAtom = atom<Cents | null>(null);
