import type { JsonFields } from "../documents/types.ts";
import { type Cents, roundHalfAway, sumOf } from "./money.ts";
import type { TrackingOrder } from "./orderBody.ts";
import { priceCoupon } from "./priceCoupon.ts";
import { type PricedItem, priceItem } from "./priceItem.ts";

/** An amount as the wire carries it: in two parts that sum to it. */
export interface TaxedAmount {
  readonly amount: Cents;
  readonly tax: Cents;
}

/** What an order must say. What has no field yet (freight, surcharges, triggers, points) is 0. */
export interface PricedOrder {
  readonly items: readonly PricedItem[];
  /** By line. */
  readonly couponParts: readonly Cents[];
  readonly subtotal: TaxedAmount;
  readonly discount: TaxedAmount;
  readonly freight: TaxedAmount;
  readonly holidaySurcharge: TaxedAmount;
  readonly bankSurcharge: TaxedAmount;
  readonly total: TaxedAmount;
}

const nothing: TaxedAmount = { amount: 0, tax: 0 };

/** The order's money by the menu and the rulings alone: nothing that it says of money is believed. */
export function priceOrder(order: TrackingOrder, menu: JsonFields, coupon: JsonFields | null): PricedOrder {
  const items = order.OrderItems.map((item, line) => priceItem(item, menu, `Item ${line + 1}`));
  const couponParts = coupon ? priceCoupon(coupon, items) : items.map(() => 0);
  const subtotal = add(items);
  const discount = discountOf(items, couponParts, subtotal);
  const fees = { freight: nothing, holidaySurcharge: nothing, bankSurcharge: nothing };
  // R15.
  const total = add([subtotal, negative(discount), ...Object.values(fees)]);
  return { items, couponParts, subtotal, discount, ...fees, total };
}

/** R23: a coupon takes its share of each line's tax; where nothing is left to pay for the goods, all of it. */
function discountOf(items: readonly PricedItem[], parts: readonly Cents[], subtotal: TaxedAmount): TaxedAmount {
  const amount = sumOf(parts);
  if (amount === subtotal.amount) return { amount, tax: subtotal.tax };
  const taxes = items.map(({ amount: line, tax }, index) =>
    line === 0 ? 0 : roundHalfAway((tax * (parts[index] ?? 0)) / line),
  );
  return { amount, tax: sumOf(taxes) };
}

function add(amounts: readonly TaxedAmount[]): TaxedAmount {
  return { amount: sumOf(amounts.map(({ amount }) => amount)), tax: sumOf(amounts.map(({ tax }) => tax)) };
}

function negative({ amount, tax }: TaxedAmount): TaxedAmount {
  return { amount: -amount, tax: -tax };
}
