import type { JsonFields } from "../../documents/types.ts";
import type { KeptCard } from "../cards.ts";
import { addTaxed, nothing, type TaxedAmount } from "../money.ts";
import type { TrackingOrder } from "../orderBody.ts";
import type { PricedOrder } from "../priceOrder.ts";
import { checkCoupon, priceCoupon } from "../pricing/coupon.ts";
import { withoutCouponPart } from "../pricing/goodsTax.ts";
import { priceItems } from "../pricing/items.ts";
import type { PricedItem } from "../pricing/pricedItem.ts";
import { bankSurcharges } from "../pricing/surcharges.ts";
import { idIn, idsIn, textIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import { giftsAlone } from "./giftMenu.ts";

/** Everything that a gift order's amounts depend on. */
export interface GiftFacts {
  readonly order: TrackingOrder;
  readonly store: JsonFields;
  /** The menu that sells the cards (R71). */
  readonly menu: JsonFields;
  /** The coupons that the order names, in the same order. */
  readonly coupons: readonly JsonFields[];
  /** The type of the card that pays; null if no card pays or its type is unknown. */
  readonly cardType: KeptCard["type"] | null;
}

/** The amounts that a gift order must have. */
export interface PricedGiftOrder extends PricedOrder {
  /** The codes that reduced each item. */
  readonly codes: readonly (readonly string[])[];
}

/** A line's remaining amount and its codes, while the coupons are applied one after another. */
interface Taking {
  readonly left: TaxedAmount;
  readonly codes: readonly string[];
}

/** R72: prices lines, codes and the card's surcharge, and nothing else. Ignores the order's own amounts. */
export function priceGiftOrder({ order, store, menu, coupons, cardType }: GiftFacts): PricedGiftOrder {
  const items = priceItems(order.OrderItems, { menu: giftsAlone(menu), triggers: [], redemptions: [] });
  const subtotal = addTaxed(items);
  const taking = coupons.reduce<readonly Taking[]>(
    (lines, coupon) => takeOff(lines, coupon, items),
    items.map(untouched),
  );
  const left = addTaxed(taking.map((each) => each.left));
  const bank = bankSurcharges(store, order, cardType, left.amount);
  return {
    items,
    perItem: [],
    rolledIn: [],
    wholeOrder: null,
    isCouponUsed: coupons.length > 0,
    couponParts: taking.map((each, index) => (items[index]?.amount ?? 0) - each.left.amount),
    codes: taking.map(({ codes }) => codes),
    subtotal,
    discount: { amount: subtotal.amount - left.amount, tax: subtotal.tax - left.tax },
    freight: nothing,
    holiday: [],
    bank,
    total: addTaxed([left, ...bank]),
    points: { spent: 0, earned: 0 },
  };
}

function untouched({ amount, tax }: PricedItem): Taking {
  return { left: { amount, tax }, codes: [] };
}

function takeOff(lines: readonly Taking[], coupon: JsonFields, items: readonly PricedItem[]): readonly Taking[] {
  // Gift cards belong to no category, even if their product names one.
  if (!idIn(coupon, "Product") && idsIn(coupon, "CouponCategory").length > 0) {
    throw new Refusal(words.codeFitsNothing, "The coupon is for categories, and gift cards are in none.");
  }
  checkCoupon(coupon, items, addTaxed(items).amount);
  const parts = priceCoupon(
    coupon,
    items,
    lines.map(({ left }) => left.amount),
  );
  return lines.map((line, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return line;
    return { left: withoutCouponPart(line.left, part), codes: [...line.codes, textIn(coupon, "CouponCode")] };
  });
}
