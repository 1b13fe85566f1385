import type { CartLine } from "../../../src/domain/cart/cart.ts";
import type { PricedOrder } from "../../../src/domain/order/pricedOrder.ts";
import { type PricingInput, priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { noPromotions } from "../../../src/domain/promotion/promotions.ts";
import { instant } from "../../../src/domain/time/instant.ts";

/** A guest's pickup at a store without discounts and surcharges. */
export function buildPricing(given: Partial<PricingInput> = {}): PricingInput {
  return {
    cart: { lines: [] },
    promotions: noPromotions,
    coupon: null,
    accepted: new Set(),
    member: null,
    charges: { freight: { kind: "own", rules: [] }, surcharges: { holidays: [], bank: [] } },
    delivery: null,
    paidBy: null,
    isOnCheckout: false,
    now: instant(1_795_304_400_000),
    surchargeTime: instant(1_795_304_400_000),
    zone: "Australia/Sydney",
    ...given,
  };
}

export function priceLines(...lines: readonly CartLine[]): PricedOrder {
  return priceOrder(buildPricing({ cart: { lines } }));
}
