import { useLingui } from "@lingui/react/macro";
import { type Atom, useAtomValue } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { SurchargeHint } from "../../domain/payment/surchargeHint.ts";
import { formatMoney } from "../money/formatMoney.ts";

type PerMethod<Told> = (method: PaymentMethod, stored?: StoredCard) => Told;

/** The surcharge beside a payment method, so that a higher total surprises nobody. */
export function useSurchargeWords(hintAtom: Atom<PerMethod<SurchargeHint | null>>): PerMethod<string | undefined> {
  const { i18n, t } = useLingui();
  const hintOf = useAtomValue(hintAtom);
  return (method, stored) => {
    const hint = hintOf(method, stored);
    if (!hint) return undefined;
    if (hint.kind === "share") {
      const rate = i18n.number(hint.rate, { style: "percent", maximumFractionDigits: 2 });
      return t`${rate} surcharge`;
    }
    const amount = formatMoney(hint.amount, i18n.locale);
    return hint.kind === "flat" ? t`${amount} surcharge` : t`up to ${amount} surcharge`;
  };
}
