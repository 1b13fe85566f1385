import { atom } from "jotai";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { WalletPress } from "../payment/walletPress.ts";

/** The wallet that the gift cart is paid with. Null unless its sheet is open, or its order is being sent (R97). */
export const giftWalletPressAtom = atom<WalletPress | null>(null);

/** R72: gift cards are paid by card, new or stored, or by a wallet's button (R97). */
export const giftPaymentAtom = atom((get): PaymentMethod => get(giftWalletPressAtom)?.wallet ?? "card");
