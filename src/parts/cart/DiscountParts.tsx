import type { PricedOrder } from "../../domain/order/pricedOrder.ts";
import { Off } from "../offers/Off.tsx";
import { useOfferName } from "./useOfferName.ts";

/**
 * The parts of the discount, if there are several: a single part is already shown with its line, offer or code. A
 * roll-into-meal isn't a part: its line has the lower price from the start (R14).
 */
export function DiscountParts({ priced: { applied, coupon } }: { readonly priced: PricedOrder }) {
  const offerName = useOfferName();
  const offers = applied
    .filter(({ kind, amount }) => kind !== "roll-into-meal" && amount > 0)
    .map(({ triggerId, name, amount }) => ({ key: triggerId, name: offerName(name), amount }));
  const coupons = coupon && coupon.amount > 0 ? [{ key: "coupon", name: coupon.code, amount: coupon.amount }] : [];
  const parts = [...offers, ...coupons];
  if (parts.length < 2) return null;
  return (
    <div className="money-rows__parts">
      {parts.map(({ key, name, amount }) => (
        <p key={key} className="money-rows__part">
          <span>{name} </span>
          <Off amount={amount} />
        </p>
      ))}
    </div>
  );
}
