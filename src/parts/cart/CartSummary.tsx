import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { isOutOfService } from "../../domain/fulfilment/delivery.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { deliveryAtom } from "../../state/fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../state/fulfilment/mode.atoms.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { CouponBox } from "../coupon/CouponBox.tsx";
import { MealAddOns } from "../offers/MealAddOns.tsx";
import { CartNotices } from "./CartNotices.tsx";
import { CartOffers } from "./CartOffers.tsx";
import { CartLineText } from "./lines/CartLineText.tsx";
import { SummaryLine } from "./lines/SummaryLine.tsx";
import { MoneyRows } from "./totals/MoneyRows.tsx";

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
      <SummarySums disabled={disabled} />
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

/** The total, and the offers and codes that lower it. */
export function SummarySums({ disabled }: CartSummaryProps) {
  const priced = useAtomValue(pricedOrderAtom);
  const delivery = useAtomValue(deliveryAtom);
  const isFeeAhead = useAtomValue(modeAtom) === "delivery" && !priced.isFeeKnown && !isOutOfService(delivery);
  return (
    <div className="cart-summary__sums">
      <CartOffers priced={priced} disabled={disabled} />
      <CouponBox coupon={priced.coupon} disabled={disabled} />
      <MoneyRows priced={priced} />
      {isFeeAhead && (
        <p className="cart-summary__ahead">
          <Trans>The delivery fee is added once your address is known.</Trans>
        </p>
      )}
    </div>
  );
}
