import { useLingui } from "@lingui/react/macro";
import type { Cents } from "../../domain/money/cents.ts";
import { formatMoney } from "../money/formatMoney.ts";

/** What is taken off, with the sign of a receipt: one text, so that no line ends between the two. */
export function Off({ amount }: { readonly amount: Cents }) {
  const { i18n } = useLingui();
  return <span className="off price">{`−${formatMoney(amount, i18n.locale)}`}</span>;
}
