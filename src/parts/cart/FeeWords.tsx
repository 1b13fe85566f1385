import { useLingui } from "@lingui/react/macro";
import { chargedSurcharges } from "../../domain/order/chargedSurcharges.ts";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useSurchargeTerms } from "./useSurchargeTerms.ts";

interface FeeWordsProps {
  readonly priced: PricedOrder;
  readonly hasFee: boolean;
}

/** What the total includes besides the products. Every charge is named, even while the rows are folded. */
export function FeeWords({ priced, hasFee }: FeeWordsProps) {
  const { fee, gst } = priced;
  const { i18n, t } = useLingui();
  const surchargeTerms = useSurchargeTerms();
  const money = (cents: typeof gst) => formatMoney(cents);
  const [feeAmount, gstAmount] = [money(fee.amount), money(gst)];
  const delivery = fee.amount === 0 ? t`free delivery` : t`${feeAmount} delivery fee`;
  const surcharges = Array.from(surchargeTerms(chargedSurcharges(priced)), ([surcharge, cents]) => {
    const amount = money(cents);
    return t`${amount} ${surcharge}`;
  });
  const parts = [...(hasFee ? [delivery] : []), ...surcharges, t`${gstAmount} GST`];
  const list = new Intl.ListFormat(i18n.locale).format(parts);
  return <span>{spaced(t`Including ${list}`)}</span>;
}

/** Adds the space that Chinese sets between its own characters and others, which the list's "和" lacks. */
function spaced(words: string): string {
  return words.replace(/(\p{Script=Han})([\w$])/gu, "$1 $2").replace(/(\w)(\p{Script=Han})/gu, "$1 $2");
}
