import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import type { AppliedSurcharge } from "../../domain/payment/surcharge.ts";
import { areRulesKnownAtom } from "../../state/promotion/rules.atoms.ts";
import { classNames } from "../../ui/classNames.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { Price } from "../money/Price.tsx";
import { Off } from "../offers/Off.tsx";
import { DiscountParts } from "./DiscountParts.tsx";
import css from "./MoneyRows.css?inline";
import { PointLines } from "./PointLines.tsx";
import { useSurchargeTerm } from "./useSurchargeTerm.ts";

registerSheet(css);

/** The amounts that make up a cart's total, in the order of a receipt (R15). */
export function MoneyRows({ priced }: { readonly priced: PricedOrder }) {
  const { subtotal, discount, fee, isFeeKnown, holidays, bank, gst, total, points } = priced;
  const areRulesKnown = useAtomValue(areRulesKnownAtom);
  return (
    <div className="money-rows">
      <dl className="money-rows__list">
        <Row term={<Trans>Subtotal</Trans>} look="first">
          <Price amount={subtotal.amount} />
        </Row>
        {discount.amount > 0 && (
          <Row term={<Trans>Discount</Trans>} look="off">
            <Off amount={discount.amount} />
          </Row>
        )}
        {isFeeKnown && areRulesKnown && (
          <Row term={<Trans>Delivery fee</Trans>}>
            {fee.amount === 0 ? <Trans>Free</Trans> : <Price amount={fee.amount} />}
          </Row>
        )}
        <SurchargeRows surcharges={holidays} kind="holiday" />
        <SurchargeRows surcharges={bank} kind="bank" />
        <Row term={<Trans>GST included</Trans>}>
          <Price amount={gst} />
        </Row>
        <Row term={<Trans>Total</Trans>} look="total">
          <Price amount={total} />
        </Row>
      </dl>
      <DiscountParts priced={priced} />
      <PointLines points={points} />
    </div>
  );
}

interface SurchargeRowsProps {
  readonly surcharges: readonly AppliedSurcharge[];
  readonly kind: "holiday" | "bank";
}

function SurchargeRows({ surcharges, kind }: SurchargeRowsProps) {
  const term = useSurchargeTerm();
  return surcharges.map(({ id, name, amount }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a store may give two of them one id.
    <Row key={`${id} ${at}`} term={term(name, kind)}>
      <Price amount={amount} />
    </Row>
  ));
}

interface RowProps {
  readonly term: ReactNode;
  readonly look?: "first" | "off" | "total";
  readonly children: ReactNode;
}

function Row({ term, look, children }: RowProps) {
  return (
    <div className={classNames("money-rows__row", look && `money-rows__row--${look}`)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
