import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import type { OrderDiscount } from "../../domain/promotion/discount.ts";
import { declinedOffersAtom } from "../../state/promotion/offers.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import css from "./CartOffers.css?inline";
import { NearOffers, useNearest } from "./NearOffers.tsx";
import { OfferPrompts } from "./OfferPrompts.tsx";
import { useOfferName } from "./useOfferName.ts";

registerSheet(css);

interface CartOffersProps {
  readonly priced: PricedOrder;
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
  /** At the checkout, nothing more is suggested. */
  readonly hidesNear?: boolean;
}

/** The offers that apply, those that ask first, and those that are nearly reached. */
export function CartOffers({ priced, disabled, hidesNear = false }: CartOffersProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { wholeOrder, subtotal } = priced;
  const declined = useAtomValue(declinedOffersAtom);
  const asked = priced.offers.filter(({ triggerId }) => !declined.has(triggerId));
  // The pressed button disappears with its offer.
  useRestoredFocus(ref, asked.length);
  const nearest = useNearest(hidesNear ? [] : priced.near);
  const hasOffers = wholeOrder !== null || asked.length > 0 || nearest.length > 0;
  return (
    <div className="cart-offers" {...(hasOffers && { role: "group", "aria-label": t`Offers` })} tabIndex={-1} ref={ref}>
      <LiveRegion about="offer">{wholeOrder && <WholeOrder discount={wholeOrder} />}</LiveRegion>
      <OfferPrompts offers={asked} disabled={disabled} />
      <NearOffers nearest={nearest} value={subtotal.amount} />
    </div>
  );
}

function WholeOrder({ discount }: { readonly discount: OrderDiscount }) {
  const name = useOfferName()(discount.name);
  const amount = formatMoney(discount.amount);
  return (
    <p className="cart-offers__gained">
      <Trans>
        {name}: <span className="price">−{amount}</span>
      </Trans>
    </p>
  );
}
