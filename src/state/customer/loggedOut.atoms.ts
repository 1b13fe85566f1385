import { atom } from "jotai";

/** A member has logged out in another tab while this one shows the checkout: what they typed is gone from it. */
export const isLoggedOutElsewhereAtom = atom(false);
