import type { Cents } from "../../domain/money/cents.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";

/** A discount with a minus sign, as one text, so that no line breaks in between. */
export function Off({ amount }: { readonly amount: Cents }) {
  return <span className="off price">{`−${formatMoney(amount)}`}</span>;
}
