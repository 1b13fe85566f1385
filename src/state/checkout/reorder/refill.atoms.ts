import { atom } from "jotai";

/**
 * R70: the state of the past order that the checkout's path names, or of the copy for a picked venue. Null if there is
 * none, or if the cart has it.
 */
export const refillAtom = atom<"asking" | "missing" | "failed" | null>(null);

/** The order that may replace a cart with items, because the diner has agreed. Its checkout resets this. */
export const mayReplaceCartAtom = atom<string | null>(null);
