import { atom } from "jotai";
import type { SentOrder } from "../../domain/checkout/attempt.ts";

/**
 * The order that this tab has just placed, for the thank-you page. Only in memory: nobody may see a guest's order later,
 * not even by its link (S31).
 */
export const thankedOrderAtom = atom<SentOrder | null>(null);
