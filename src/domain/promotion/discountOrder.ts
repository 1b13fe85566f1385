import type { TriggerId } from "../cart/cart.ts";
import type { Cents } from "../money/cents.ts";
import { priceDiscount } from "./priceDiscount.ts";
import type { WholeOrderTrigger } from "./trigger.ts";

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
