import { atom } from "jotai";
import type { ReactNode } from "react";

/** The wallets in the cart of dishes, and in that of gift cards. Null until they are loaded (R97). */
export const cartExpressAtom = atom<ReactNode>(null);
export const giftCartExpressAtom = atom<ReactNode>(null);
