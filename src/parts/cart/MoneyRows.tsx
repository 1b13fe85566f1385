import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PricedCart } from "../../domain/cart/pricedCart.ts";
import type { Cents } from "../../domain/money/cents.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { Price } from "../money/Price.tsx";
import css from "./MoneyRows.css?inline";

registerSheet(css);

/** How a cart comes to its total. Discounts, fees and surcharges get their rows here. */
export function MoneyRows({ priced: { subtotal, gst, total } }: { readonly priced: PricedCart }) {
  return (
    <dl className="money-rows">
      <Row term={<Trans>Subtotal</Trans>} amount={subtotal} />
      <Row term={<Trans>GST included</Trans>} amount={gst} />
      <Row term={<Trans>Total</Trans>} amount={total} isTotal />
    </dl>
  );
}

interface RowProps {
  readonly term: ReactNode;
  readonly amount: Cents;
  readonly isTotal?: boolean;
}

function Row({ term, amount, isTotal = false }: RowProps) {
  return (
    <div className={classNames("money-rows__row", isTotal && "money-rows__row--total")}>
      <dt>{term}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
