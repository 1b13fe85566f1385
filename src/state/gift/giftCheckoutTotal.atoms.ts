import { atom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";

/** What the gift cart costs at its checkout, including the card surcharge. Null while the checkout isn't shown. */
export const giftCheckoutTotalAtom = atom<Cents | null>(null);
