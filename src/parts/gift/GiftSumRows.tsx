import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PricedGifts } from "../../domain/gift/priceGifts.ts";
import { Changed } from "../../ui/Changed.tsx";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { PriceView } from "../../views/money/PriceView.tsx";
import { MoneyRow } from "../cart/totals/MoneyRow.tsx";
import { Off } from "../offers/Off.tsx";

interface GiftSumRowsProps {
  readonly of: Pick<PricedGifts, "subtotal" | "discount" | "total">;
  /** Rows that the checkout shows above the total. */
  readonly children?: ReactNode;
}

/** S42: subtotal, discount, total. */
export function GiftSumRows({ of: { subtotal, discount, total }, children }: GiftSumRowsProps) {
  return (
    <>
      <MoneyRow term={<Trans>Subtotal</Trans>} look="first">
        <PriceView amount={subtotal.amount} />
      </MoneyRow>
      {discount.amount > 0 && (
        <MoneyRow term={<Trans>Discount</Trans>} look="off">
          <Off amount={discount.amount} />
        </MoneyRow>
      )}
      {children}
      <MoneyRow term={<Trans>Total</Trans>} look="total">
        <span className="price">
          <Changed>{formatMoney(total)}</Changed>
        </span>
      </MoneyRow>
    </>
  );
}
