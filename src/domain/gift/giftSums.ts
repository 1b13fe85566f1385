import { cents } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import { chargedSurcharges, type ReceiptSums } from "../order/receiptRows.ts";
import type { Sale } from "../order/sale.ts";
import type { PricedGifts } from "./priceGifts.ts";

/** The sums of a receipt of gift cards, which are never delivered. Their codes name themselves what they take off. */
export function giftSums({ subtotal, discount, bank, total, gst }: PricedGifts): ReceiptSums {
  return {
    subtotal: subtotal.amount,
    discount: discount.amount,
    discounts: [],
    delivery: null,
    surcharges: chargedSurcharges({ holidays: [], bank }),
    total,
    gst,
  };
}

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
