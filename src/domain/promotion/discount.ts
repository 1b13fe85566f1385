import type { TriggerId } from "../cart/cart.ts";
import { type Cents, cents } from "../money/cents.ts";
import { leastCents, noCents, percentOf } from "../money/rounding.ts";
import type { PriceCut, WholeOrderTrigger } from "./trigger.ts";

/** A price, and the product's own fixed price, which is null for a whole order. */
interface Cuttable {
  readonly price: Cents;
  readonly fixedPrice: Cents | null;
}

/** How much a cut takes off one price, rounded once (R13). Null if it doesn't apply to the product (R18). */
export function priceDiscount({ price, fixedPrice }: Cuttable, cut: PriceCut): Cents | null {
  switch (cut.kind) {
    case "flat":
      return leastCents(cut.amount, price);
    case "percent":
      return percentOf(price, cut.percent);
    case "fixed":
      return cents(Math.max(0, price - cut.price));
    case "fixed-by-product":
      return fixedPrice === null ? null : cents(Math.max(noCents, price - fixedPrice));
  }
}

export interface OrderDiscount {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly amount: Cents;
}

function discountBy({ id, name, cut }: WholeOrderTrigger, price: Cents): OrderDiscount | null {
  const amount = priceDiscount({ price, fixedPrice: null }, cut);
  return amount === null || amount === 0 ? null : { triggerId: id, name, amount };
}

/** R19: the first of the applying offers, in their order, that takes something off. */
export function discountOrder(triggers: readonly WholeOrderTrigger[], price: Cents): OrderDiscount | null {
  for (const trigger of triggers) {
    const discount = discountBy(trigger, price);
    if (discount) return discount;
  }
  return null;
}
