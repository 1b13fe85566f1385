import { type Atom, atom } from "jotai";
import type { StoredCard } from "../../../domain/customer/customer.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import type { BankSurcharge } from "../../../domain/payment/bankSurcharges.ts";
import { chargedTypeOf } from "../../../domain/payment/cardType.ts";
import type { PaymentMethod } from "../../../domain/payment/paymentMethod.ts";
import { type AppliedSurcharge, sumOfSurcharges } from "../../../domain/payment/surcharge.ts";
import { type SurchargeHint, surchargeHint } from "../../../domain/payment/surchargeHint.ts";
import { cardDigitsAtom } from "../../payment/card.atoms.ts";

interface Paid {
  readonly total: Cents;
  readonly bank: readonly AppliedSurcharge[];
}

export type SurchargeHintOf = (method: PaymentMethod, stored?: StoredCard) => SurchargeHint | null;

/**
 * What each payment method, and each stored card, would add to this order (R25: computed on everything before it).
 */
export function buildSurchargeHint(
  surchargesAtom: Atom<readonly BankSurcharge[]>,
  paidAtom: Atom<Paid>,
): Atom<SurchargeHintOf> {
  return atom((get) => {
    const surcharges = get(surchargesAtom);
    const { total, bank } = get(paidAtom);
    const base = cents(total - sumOfSurcharges(bank).amount);
    const typed = chargedTypeOf(get(cardDigitsAtom));
    return (method, stored) => surchargeHint(surcharges, base, { method, cardType: stored?.type ?? typed });
  });
}
