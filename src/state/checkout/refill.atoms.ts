import { atom } from "jotai";

/** R70: what became of the order that the checkout's address names. Null: it names none, or the cart has it. */
export const refillAtom = atom<"asking" | "missing" | "failed" | null>(null);
