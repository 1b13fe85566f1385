import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import { formatMoney } from "../../parts/money/formatMoney.ts";
import { surchargeHintAtom } from "../../state/checkout/surchargeHint.atoms.ts";

/** The surcharge beside a payment method, so that a higher total surprises nobody. */
export function useSurchargeWords(): (method: PaymentMethod, stored?: StoredCard) => string | undefined {
  const { i18n, t } = useLingui();
  const hintOf = useAtomValue(surchargeHintAtom);
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
