import type { ReactNode } from "react";
import type { Cents } from "../../domain/money/cents.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { formatMoney } from "./formatMoney.ts";
import css from "./PriceView.css?inline";

registerSheet(css);

interface PriceViewProps {
  readonly amount: Cents;
}

export function PriceView({ amount }: PriceViewProps): ReactNode {
  return <span className="price">{formatMoney(amount)}</span>;
}
