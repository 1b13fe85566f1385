import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { type PricingInput, priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import type { Trigger } from "../../../src/domain/promotion/trigger.ts";
import { buildLine } from "../cart/cartLines.ts";
import { buildPricing } from "./buildPricing.ts";

export interface Given extends Partial<PricingInput> {
  readonly lines?: readonly CartLine[];
  readonly triggers?: readonly Trigger[];
}

/** Prices a burger for ten dollars, unless other lines are given. */
export function price({ lines = [buildLine()], triggers = [], ...given }: Given = {}) {
  return priceOrder(buildPricing({ cart: { lines }, promotions: { ...noPromotions, triggers }, ...given }));
}
