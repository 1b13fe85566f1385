import { useLingui } from "@lingui/react/macro";
import type { Cents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "./formatMoney.ts";
import css from "./Price.css?inline";

registerSheet(css);

export function Price({ amount }: { readonly amount: Cents }) {
  const { i18n } = useLingui();
  return <span className="price">{formatMoney(amount, i18n.locale)}</span>;
}
