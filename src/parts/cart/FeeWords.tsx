import { useLingui } from "@lingui/react/macro";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

interface FeeWordsProps {
  readonly priced: PricedOrder;
  readonly hasFee: boolean;
}

/** What the total holds besides the dishes: whatever is charged is named, folded or not. */
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

/** Chinese sets a space between its own characters and others, which a list's "和" doesn't. */
function spaced(words: string): string {
  return words.replace(/(\p{Script=Han})([\w$])/gu, "$1 $2").replace(/(\w)(\p{Script=Han})/gu, "$1 $2");
}
