import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef } from "react";
import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import type { OrderDiscount } from "../../domain/promotion/discountOrder.ts";
import { declinedOffersAtom } from "../../state/promotion/offers.atoms.ts";
import { registerSheet } from "../../ui/sheets.ts";
import { useKeptFocus } from "../../ui/useKeptFocus.ts";
import { formatMoney } from "../../views/money/formatMoney.ts";
import { Spoken } from "../spoken/Spoken.tsx";
import { AskedOffers } from "./AskedOffers.tsx";
import css from "./CartOffers.css?inline";
import { NearOffers } from "./NearOffers.tsx";
import { useOfferName } from "./useOfferName.ts";

registerSheet(css);

interface CartOffersProps {
  readonly priced: PricedOrder;
  /** True while an order is in progress: nothing can be changed. */
  readonly disabled: boolean;
}

/** The offers that apply, those that ask first, and those that are nearly reached. */
export function CartOffers({ priced, disabled }: CartOffersProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const { wholeOrder, near, subtotal } = priced;
  const declined = useAtomValue(declinedOffersAtom);
  const asked = priced.offers.filter(({ triggerId }) => !declined.has(triggerId));
  // The pressed button disappears with its offer.
  useKeptFocus(ref, asked.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is for the fields of a form.
    <div className="cart-offers" role="group" aria-label={t`Offers`} tabIndex={-1} ref={ref}>
      <Spoken about="offer">{wholeOrder && <WholeOrder discount={wholeOrder} />}</Spoken>
      <AskedOffers offers={asked} disabled={disabled} />
      <NearOffers near={near} value={subtotal.amount} />
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
