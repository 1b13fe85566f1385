import { type Cents, cents } from "../money/cents.ts";
import type { PricedOrder } from "./pricedOrder.ts";

/** An order's money as a page's analytics count it (R83). */
export interface Sale {
  /** The goods after all that is taken off, without delivery and surcharges. */
  readonly value: Cents;
  /** Within the total. */
  readonly tax: Cents;
  readonly shipping: Cents;
  /** The code that counts; null where none does. */
  readonly coupon: string | null;
}

export function saleOf({ subtotal, discount, fee, gst, coupon }: PricedOrder): Sale {
  return {
    value: cents(subtotal.amount - discount.amount),
    tax: gst,
    shipping: fee.amount,
    coupon: coupon && !coupon.problem ? coupon.code : null,
  };
}
