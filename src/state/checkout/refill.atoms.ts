import { atom } from "jotai";

/** R70: what became of the order that the checkout's address names. Null: it names none, or the cart has it. */
export const refillAtom = atom<"asking" | "missing" | "failed" | null>(null);

/** The order that may take the place of a full cart: the diner was asked. Its checkout forgets it. */
export const mayReplaceCartAtom = atom<string | null>(null);
