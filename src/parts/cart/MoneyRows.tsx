import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { chargedSurcharges } from "../../domain/order/chargedSurcharges.ts";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import { areChargesKnownAtom } from "../../state/promotion/rules.atoms.ts";
import { Changed } from "../../ui/Changed.tsx";
import { classNames } from "../../ui/classNames.ts";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { Off } from "../offers/Off.tsx";
import { DiscountParts } from "./DiscountParts.tsx";
import { FeeWords } from "./FeeWords.tsx";
import { MoneyRow } from "./MoneyRow.tsx";
import { PointLines } from "./PointLines.tsx";
import { SurchargeRows } from "./SurchargeRows.tsx";

interface MoneyRowsProps {
  readonly priced: PricedOrder;
  /**
   * If set, fees, GST and the parts of the discount are folded into one line that names the charges, until it is
   * opened.
   */
  readonly folds?: boolean;
}

/** The amounts that make up a cart's total, in the order of a receipt (R15). */
export function MoneyRows({ priced, folds = false }: MoneyRowsProps) {
  const { subtotal, discount, fee, isFeeKnown, holidays, bank, gst, total, points } = priced;
  const hasFee = useAtomValue(areChargesKnownAtom) && isFeeKnown;
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the sticky bar would cover the rows that open below it (CartPanel.css).
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const hasMore = hasFee || holidays.length + bank.length > 0 || discount.amount > 0;
  const canFold = folds && hasMore;
  return (
    <div
      className={classNames("money-rows", canFold && "money-rows--folding", canFold && !isOpen && "money-rows--folded")}
      ref={ref}
    >
      <dl className="money-rows__list">
        <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
          <PriceView amount={subtotal.amount} />
        </MoneyRow>
        {discount.amount > 0 && (
          <MoneyRow term={<Trans>Discount</Trans>} look="off">
            <Off amount={discount.amount} />
          </MoneyRow>
        )}
        {hasFee && (
          <MoneyRow term={<Trans>Delivery fee</Trans>} look="small">
            {fee.amount === 0 ? <Trans>Free</Trans> : <PriceView amount={fee.amount} />}
          </MoneyRow>
        )}
        <SurchargeRows charged={chargedSurcharges(priced)} />
        <MoneyRow term={<Trans>GST included</Trans>} look="small">
          <PriceView amount={gst} />
        </MoneyRow>
        <MoneyRow term={<Trans>Total</Trans>} look="total">
          <span className="price">
            <Changed>{formatMoney(total)}</Changed>
          </span>
        </MoneyRow>
      </dl>
      {canFold && (
        <button type="button" className="money-rows__fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <FeeWords priced={priced} hasFee={hasFee} />
          <ChevronDownIcon sizePx={16} />
        </button>
      )}
      <DiscountParts priced={priced} />
      <PointLines points={points} />
    </div>
  );
}
