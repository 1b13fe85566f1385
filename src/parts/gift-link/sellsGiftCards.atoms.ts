import { atom } from "jotai";

/** Whether the shown store sells gift cards, as far as it is known. */
export const sellsGiftCardsAtom = atom(false);
