import { useLingui } from "@lingui/react/macro";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

interface FeeWordsProps {
  readonly priced: PricedOrder;
  readonly hasFee: boolean;
}

/** What the total includes besides the products. Every charge is named, even while the rows are folded. */
export function FeeWords({ priced: { fee, holidays, bank, gst }, hasFee }: FeeWordsProps) {
  const { i18n, t } = useLingui();
  const term = useSurchargeTerm();
  const money = (cents: typeof gst) => formatMoney(cents);
  const [feeAmount, gstAmount] = [money(fee.amount), money(gst)];
  const delivery = fee.amount === 0 ? t`free delivery` : t`${feeAmount} delivery fee`;
  const named = (kind: "holiday" | "bank") => (each: (typeof holidays)[number]) => {
    const [amount, surcharge] = [money(each.amount), term(each.name, kind)];
    return t`${amount} ${surcharge}`;
  };
  const parts = [
    ...(hasFee ? [delivery] : []),
    ...holidays.map(named("holiday")),
    ...bank.map(named("bank")),
    t`${gstAmount} GST`,
  ];
  const list = new Intl.ListFormat(i18n.locale).format(parts);
  return <span>{spaced(t`Including ${list}`)}</span>;
}

/** Adds the space that Chinese sets between its own characters and others, which the list's "和" lacks. */
function spaced(words: string): string {
  return words.replace(/(\p{Script=Han})([\w$])/gu, "$1 $2").replace(/(\w)(\p{Script=Han})/gu, "$1 $2");
}
