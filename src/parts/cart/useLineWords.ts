import { useLingui } from "@lingui/react/macro";
import type { PricedModifier } from "../../domain/cart/pricedLine.ts";
import { timesCents } from "../../domain/money/cents.ts";
import { formatMoney } from "../money/formatMoney.ts";

/** What was chosen with a product, on one line: "Medium · 2 × Aioli +$2.40 · Chips +$5.00 (Rosemary)". */
export function useLineWords(): (modifiers: readonly PricedModifier[]) => string {
  const { i18n } = useLingui();
  const one = ({ modifier, subs }: PricedModifier): string => {
    const { name, price, quantity } = modifier;
    const count = quantity > 1 ? `${quantity} × ` : "";
    const amount = formatMoney(timesCents(price, quantity), i18n.locale);
    const cost = price === 0 ? "" : ` ${price > 0 ? "+" : ""}${amount}`;
    const below = subs.length === 0 ? "" : ` (${subs.map(one).join(", ")})`;
    return `${count}${name}${cost}${below}`;
  };
  return (modifiers) => modifiers.map(one).join(" · ");
}
