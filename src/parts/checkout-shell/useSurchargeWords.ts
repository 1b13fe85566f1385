import { useLingui } from "@lingui/react/macro";
import { type Atom, useAtomValue } from "jotai";
import type { StoredCard } from "../../domain/customer/customer.ts";
import type { PaymentMethod } from "../../domain/payment/paymentMethod.ts";
import type { SurchargeHint } from "../../domain/payment/surchargeHint.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { localeOf } from "../../views/time/timeWords.ts";

type PerMethod<Told> = (method: PaymentMethod, stored?: StoredCard) => Told;

/** The surcharge shown beside a payment method, so that a higher total surprises no diner. */
export function useSurchargeWords(hintAtom: Atom<PerMethod<SurchargeHint | null>>): PerMethod<string | undefined> {
  const { i18n, t } = useLingui();
  const hintOf = useAtomValue(hintAtom);
  // The type comes with the number: then its own rate takes the place of the highest amount.
  return (method, stored) => {
    const hint = hintOf(method, stored);
    if (!hint) return undefined;
    if (hint.kind === "share") {
      const percent = new Intl.NumberFormat(localeOf(i18n.locale), { style: "percent", maximumFractionDigits: 2 });
      const rate = percent.format(hint.rate);
      return t`${rate} surcharge`;
    }
    const amount = formatMoney(hint.amount);
    return hint.kind === "flat" ? t`${amount} surcharge` : t`surcharge by card type, up to ${amount}`;
  };
}
