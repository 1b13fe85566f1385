import { chargedSurcharges } from "../order/chargedSurcharges.ts";
import type { ReceiptSums } from "../order/receiptRows.ts";
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
