import { atom } from "jotai";
import type { Cents } from "../../domain/money/cents.ts";

/** What the gift cart comes to, without what a card adds; null until it is read. */
export const giftTotalAtom = atom<Cents | null>(null);
