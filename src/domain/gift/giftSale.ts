import { cents } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import type { Sale } from "../order/sale.ts";
import type { PricedGifts } from "./priceGifts.ts";

/** Counted like an order of dishes (R83). Several codes are joined into one text, as in the order. */
export function giftSale({ subtotal, discount, gst, coupons }: PricedGifts): Sale {
  const counting = coupons.filter(({ problem }) => problem === null).map(({ code }) => code);
  return {
    value: cents(subtotal.amount - discount.amount),
    tax: gst,
    shipping: noCents,
    coupon: counting.join(",") || null,
  };
}
