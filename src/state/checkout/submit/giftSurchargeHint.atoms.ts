import { atom } from "jotai";
import type { StoredCard } from "../../../domain/customer/customer.ts";
import { cents } from "../../../domain/money/cents.ts";
import { cardTypeOf } from "../../../domain/payment/cardType.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import { sumOfSurcharges } from "../../../domain/payment/surcharge.ts";
import { type SurchargeHint, surchargeHint } from "../../../domain/payment/surchargeHint.ts";
import { giftSurchargesAtom } from "../../gift/giftCards.atoms.ts";
import { cardDigitsAtom } from "../../payment/card.atoms.ts";
import { paidGiftsAtom } from "./paidGifts.atoms.ts";

/** What the typed card, and each stored card, would add to this gift order (R25: computed on everything before it). */
export const giftSurchargeHintAtom = atom((get) => {
  const { total, bank } = get(paidGiftsAtom);
  const base = cents(total - sumOfSurcharges(bank).amount);
  const surcharges = get(giftSurchargesAtom);
  const typed = cardTypeOf(get(cardDigitsAtom));
  return (method: PaymentMethod, stored?: StoredCard): SurchargeHint | null =>
    surchargeHint(surcharges, base, { method, cardType: stored?.type ?? typed });
});
