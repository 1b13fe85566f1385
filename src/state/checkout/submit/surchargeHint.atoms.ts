import { atom } from "jotai";
import type { StoredCard } from "../../../domain/customer/customer.ts";
import { cents } from "../../../domain/money/cents.ts";
import { cardTypeOf } from "../../../domain/payment/cardType.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import { sumOfSurcharges } from "../../../domain/payment/surcharge.ts";
import { type SurchargeHint, surchargeHint } from "../../../domain/payment/surchargeHint.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { cardDigitsAtom } from "../../payment/card.atoms.ts";
import { chargesAtom } from "../../promotion/rules.atoms.ts";

/** What each payment method, and each stored card, would add to this order (R25: computed on everything before it). */
export const surchargeHintAtom = atom((get) => {
  const { surcharges } = get(chargesAtom).charges;
  const { total, bank } = get(pricedOrderAtom);
  const base = cents(total - sumOfSurcharges(bank).amount);
  const typed = cardTypeOf(get(cardDigitsAtom));
  return (method: PaymentMethod, stored?: StoredCard): SurchargeHint | null =>
    surchargeHint(surcharges.bank, base, { method, cardType: stored?.type ?? typed });
});
