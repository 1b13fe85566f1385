import { unitOf } from "../../domain/cart/priceLine.ts";
import { type Cents, cents, timesCents } from "../../domain/money/cents.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";

interface LinePrices {
  readonly before: Cents;
  readonly now: Cents;
}

/** The price of a line without its rolled-in products, before and after the discounts on that line. */
export function linePrices({ line, own, perItem, coupon }: PricedLine): LinePrices {
  const off = perItem.reduce((sum, { amount }) => sum + amount, 0) + coupon;
  return { before: timesCents(unitOf({ ...line, redemption: null }), line.quantity), now: cents(own.amount - off) };
}
