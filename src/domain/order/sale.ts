import { type Cents, cents } from "../money/cents.ts";
import type { PricedOrder } from "./pricedOrder.ts";

/** An order's amounts as the host page's analytics count them (R83). */
export interface Sale {
  /** The goods after discounts, without delivery and surcharges. */
  readonly value: Cents;
  /** Contained in the total. */
  readonly tax: Cents;
  readonly shipping: Cents;
  /** The coupon code that counts; null if none does. */
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
