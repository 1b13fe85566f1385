import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import type { OrderDiscount } from "../../domain/promotion/discount.ts";
import { receiptAtom } from "../../state/order/receipt.atoms.ts";
import { declinedOffersAtom } from "../../state/promotion/offers.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useRestoredFocus } from "../../ui/useRestoredFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { LiveRegion } from "../live-region/LiveRegion.tsx";
import css from "./CartOffers.css?inline";
import { NearestOffer, useNearest } from "./NearestOffer.tsx";
import { OfferPrompts } from "./OfferPrompts.tsx";
import { useCheckoutBlock } from "./useCheckoutBlock.ts";
import { useOfferName } from "./useOfferName.ts";

registerSheet(css);

interface CartOffersProps {
  readonly priced: PricedOrder;
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
  /** At the checkout, nothing more is suggested. */
  readonly hidesNear?: boolean;
}

/** The offers that apply, those that ask first, and the one that is nearly reached. */
export function CartOffers({ priced, disabled, hidesNear = false }: CartOffersProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { wholeOrder, subtotal } = priced;
  const declined = useAtomValue(declinedOffersAtom);
  const asked = priced.offers.filter(({ triggerId }) => !declined.has(triggerId));
  // The pressed button disappears with its offer.
  useRestoredFocus(ref, asked.length);
  const isBelowMinimum = useCheckoutBlock()?.kind === "below-minimum";
  const near = useNearest(priced.near);
  // One bar at a time: the minimum comes first.
  const nearest = hidesNear || isBelowMinimum ? null : near;
  // Where it is one of several, the receipt lists it.
  const receipt = useAtomValue(receiptAtom);
  const isListed = receipt.some((row) => row.kind === "discount" && row.parts.length > 0);
  const hasOffers = (wholeOrder !== null && !isListed) || asked.length > 0 || nearest !== null;
  return (
    <div className="cart-offers" {...(hasOffers && { role: "group", "aria-label": t`Offers` })} tabIndex={-1} ref={ref}>
      <LiveRegion about="offer" hidden={isListed}>
        {wholeOrder && <WholeOrder discount={wholeOrder} />}
      </LiveRegion>
      <OfferPrompts offers={asked} disabled={disabled} />
      {nearest && <NearestOffer offer={nearest} value={subtotal.amount} />}
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
