import { type Cents, cents, timesCents } from "../../domain/money/cents.ts";
import type { PricedLine } from "../../domain/order/pricedOrder.ts";

export interface LinePrices {
  readonly before: Cents;
  readonly now: Cents;
}

/** A line without what is rolled in, before and after all that is taken off it alone. */
export function linePrices({ line, own, base, perItem, coupon }: PricedLine): LinePrices {
  const redeemed = timesCents(line.price, line.quantity) - base.amount;
  const off = perItem.reduce((sum, { amount }) => sum + amount, 0) + coupon;
  return { before: cents(own.amount + redeemed), now: cents(own.amount - off) };
}
