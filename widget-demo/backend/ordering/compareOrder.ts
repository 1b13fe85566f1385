import { type Cents, centsOf, formatDollars, isWholeCents } from "./money.ts";
import type { OrderExtra, OrderItem, TrackingOrder } from "./orderBody.ts";
import type { PricedExtra, PricedItem, PricedPart } from "./priceItem.ts";
import type { PricedOrder, TaxedAmount } from "./priceOrder.ts";
import { Refusal } from "./refusal.ts";

/** Where an amount stands in the order, what it should be, and what it is. */
type Claim = readonly [field: string, expected: Cents, found: number];

/** Refuses an order that differs from what its menu makes of it, by a cent or more, in any field of money. */
export function checkSums(order: TrackingOrder, priced: PricedOrder): void {
  refuseUnknown(order);
  const wrong = claimsOf(order, priced).filter(
    ([, expected, found]) => !isWholeCents(found) || centsOf(found) !== expected,
  );
  if (wrong.length === 0) return;
  const words = wrong.map(([field, expected, found]) => `${field} should be ${formatDollars(expected)}, not ${found}`);
  throw new Refusal(`This order does not add up: ${words.join("; ")}.`);
}

/** Rules that this backend does not know yet: it can't tell whether they were kept. */
function refuseUnknown(order: TrackingOrder): void {
  const lists = ["FreeItems", "SurchargeTransactions", "AppliedPriceTriggers"] as const;
  for (const field of lists) {
    if ((order[field] ?? []).length > 0) throw new Refusal(`This order does not add up: ${field} should be empty.`);
  }
  if (order.RedeemPoints) throw new Refusal("This order does not add up: RedeemPoints should be 0.");
  for (const [index, { RedeemPoints, PriceTriggerID }] of order.OrderItems.entries()) {
    const place = `This order does not add up: OrderItems[${index}]`;
    if (RedeemPoints) throw new Refusal(`${place}.RedeemPoints should be 0.`);
    if (PriceTriggerID !== null) throw new Refusal(`${place}.PriceTriggerID should be null.`);
  }
}

function claimsOf(order: TrackingOrder, priced: PricedOrder): readonly Claim[] {
  return [
    ...order.OrderItems.flatMap((item, index) =>
      claimsOfItem(item, priced.items[index], priced.couponParts[index] ?? 0, `OrderItems[${index}]`),
    ),
    ...pair("Subtotal", priced.subtotal, order.SubtotalExcludingTax, order.SubtotalTax),
    ...pair("Discount", priced.discount, order.DiscountExcludingTax, order.DiscountTax),
    ...pair("Freight", priced.freight, order.FreightExcludingTax, order.FreightTax),
    ...pair("POSSurcharge", priced.holidaySurcharge, order.POSSurchargeExcludingTax, order.POSSurchargeTax),
    // Unlike the others it includes its tax (wire.md).
    ["BankCardSurcharge", priced.bankSurcharge.amount, order.BankCardSurcharge],
    ["BankCardSurchargeTax", priced.bankSurcharge.tax, order.BankCardSurchargeTax],
    ...pair("Total", priced.total, order.TotalExcludingTax, order.TotalTax),
    paymentClaim(order, priced),
  ];
}

function claimsOfItem(item: OrderItem, priced: PricedItem | undefined, coupon: Cents, place: string): readonly Claim[] {
  if (!priced) return [];
  const { base, extras, offer } = priced;
  if (Math.abs(item.UsingTaxRate - offer.taxRate) > 1e-9) {
    throw new Refusal(
      `This order does not add up: ${place}.UsingTaxRate should be ${offer.taxRate}, not ${item.UsingTaxRate}.`,
    );
  }
  return [
    [`${place}.UsingUnitPrice`, base.unitPrice, item.UsingUnitPrice],
    ...pair(`${place}.FinalTotal`, base, item.FinalTotalExcludingTax, item.FinalTotalTax),
    [`${place}.AppliedCoupon.Amount`, coupon, item.AppliedCoupon?.Amount ?? 0],
    ...item.OrderExtras.flatMap((extra, index) => {
      const at = `${place}.OrderExtras[${index}]`;
      const pricedExtra: PricedExtra | undefined = extras[index];
      return [
        ...claimsOfExtra(extra, pricedExtra, at),
        ...extra.ChildrenOrderExtras.flatMap((child, sub) =>
          claimsOfExtra(child, pricedExtra?.children[sub], `${at}.ChildrenOrderExtras[${sub}]`),
        ),
      ];
    }),
  ];
}

function claimsOfExtra(extra: OrderExtra, priced: PricedPart | undefined, place: string): readonly Claim[] {
  if (!priced) return [];
  return [
    [`${place}.UsingUnitPrice`, priced.unitPrice, extra.UsingUnitPrice],
    [`${place}.FinalPriceExcludingTax`, priced.amount - priced.tax, extra.FinalPriceExcludingTax],
    [`${place}.FinalTax`, priced.tax, extra.FinalTax],
  ];
}

function pair(name: string, { amount, tax }: TaxedAmount, foundExcludingTax: number, foundTax: number): Claim[] {
  return [
    [`${name}ExcludingTax`, amount - tax, foundExcludingTax],
    [`${name}Tax`, tax, foundTax],
  ];
}

/** An order of nothing may leave its payment out. */
function paymentClaim(order: TrackingOrder, { total }: PricedOrder): Claim {
  return ["PaymentTransactions[0].Amount", total.amount, order.PaymentTransactions[0]?.Amount ?? 0];
}
