import { atom } from "jotai";
import type { WalletPress } from "../payment/walletPress.ts";

/** The wallet that the gift cart is paid with. Null unless its sheet is open, or its order is being sent (R97). */
export const giftWalletPressAtom = atom<WalletPress | null>(null);
