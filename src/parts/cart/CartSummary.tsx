import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import type { CartLine } from "../../domain/cart/cart.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { Photo } from "../../ui/Photo.tsx";
import { CouponBox } from "../coupon/CouponBox.tsx";
import { useDishPlate } from "../menu-extras/useDishPlate.tsx";
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
      <SummaryLines lines={lines} hasPhotos={lines.some(({ line }) => line.photo !== null)} />
      <SummaryOffers disabled={disabled} />
      <SummaryCosts disabled={disabled} />
    </section>
  );
}

interface SummaryLinesProps {
  readonly lines: readonly PricedLine[];
  /** A phone has no room for them. */
  readonly hasPhotos?: boolean;
}

export function SummaryLines({ lines, hasPhotos = false }: SummaryLinesProps) {
  return (
    <ul>
      {lines.map((each) => (
        <SummaryLine
          key={each.line.id}
          quantity={each.line.quantity}
          photo={hasPhotos && <LinePhoto line={each.line} />}
        >
          <CartLineText priced={each} />
          <MealAddOns mealAddOns={each.mealAddOns} onRemoveAddOn={null} />
        </SummaryLine>
      ))}
    </ul>
  );
}

function LinePhoto({ line: { name, photo, photoFocus } }: { readonly line: CartLine }) {
  const plate = useDishPlate(name);
  return (
    <Photo
      className="cart-summary__photo"
      src={photo}
      focus={photoFocus}
      name={name}
      plate={plate}
      widthPx={44}
      heightPx={44}
    />
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
