import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { CouponBox } from "../coupon/CouponBox.tsx";
import { MealAddOns } from "../offers/MealAddOns.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartOffers } from "./CartOffers.tsx";
import { CartLineText } from "./lines/CartLineText.tsx";
import { SummaryLine } from "./lines/SummaryLine.tsx";
import { CartReceipt } from "./totals/CartReceipt.tsx";

interface CartSummaryProps {
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
}

/** The cart as shown for a last check before payment. */
export function CartSummary({ disabled }: CartSummaryProps) {
  const { t } = useLingui();
  const { lines } = useAtomValue(pricedOrderAtom);
  return (
    <section className="cart-summary" aria-label={t`Cart`}>
      <h2 className="cart-summary__heading">{t`Your order`}</h2>
      <CartNotices />
      <SummaryLines lines={lines} />
      <SummaryOffers disabled={disabled} />
      <SummaryCosts disabled={disabled} />
    </section>
  );
}

export function SummaryLines({ lines }: { readonly lines: readonly PricedLine[] }) {
  return (
    <ul>
      {lines.map((each) => (
        <SummaryLine key={each.line.id} quantity={each.line.quantity}>
          <CartLineText priced={each} />
          <MealAddOns mealAddOns={each.mealAddOns} onRemoveAddOn={null} />
        </SummaryLine>
      ))}
    </ul>
  );
}

/** The offers that count, and those that ask first. What is only near is for the cart: here it would hold up an order. */
export function SummaryOffers({ disabled }: CartSummaryProps) {
  return <CartOffers priced={useAtomValue(pricedOrderAtom)} disabled={disabled} hidesNear />;
}

/** The code that lowers the total, and how the total comes about. */
export function SummaryCosts({ disabled }: CartSummaryProps) {
  const { coupon } = useAtomValue(pricedOrderAtom);
  return (
    <div className="cart-summary__sums">
      <CouponBox coupon={coupon} disabled={disabled} />
      <CartReceipt />
    </div>
  );
}
