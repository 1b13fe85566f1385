import { type Claim, refuseSums } from "./claim.ts";
import { claimsOfTriggers } from "./compareTriggers.ts";
import { addTaxed, type Cents, centsOf, formatDollars, isWholeCents, type TaxedAmount } from "./money.ts";
import type { OrderExtra, OrderItem, TrackingOrder } from "./orderBody.ts";
import type { PricedOrder } from "./priceOrder.ts";
import type { PricedExtra, PricedItem, PricedPart } from "./pricing/pricedItem.ts";

/** Refuses an order that differs from the recomputed one by a cent or more in any amount. */
export function checkSums(order: TrackingOrder, priced: PricedOrder): void {
  compareCodes(order, priced);
  checkAmounts(order, priced);
}

/** Compares all amounts, whatever codes they come from. */
export function checkAmounts(order: TrackingOrder, priced: PricedOrder): void {
  compareFreeItems(order, priced);
  const lists = [...claimsOfSurcharges(order, priced), ...claimsOfTriggers(order, priced)];
  const claims = [...claimsOf(order, priced), ...lists];
  const wrong = claims
    .filter(([, expected, found]) => !isWholeCents(found) || centsOf(found) !== expected)
    .map(([field, expected, found]) => `${field} should be ${formatDollars(expected)}, not ${found}`);
  const problems = [...wrong, ...plainProblems(order, priced)];
  if (problems.length > 0) refuseSums(problems.join("; "));
}

/** Checks fields that aren't dollars. */
function plainProblems(order: TrackingOrder, { items, points }: PricedOrder): readonly string[] {
  const numbers = [
    ["RedeemPoints", points.spent, order.RedeemPoints] as const,
    ["RewardPoints", points.earned, order.RewardPoints] as const,
    ...order.OrderItems.map(({ UsingTaxRate }, index) => {
      return [`OrderItems[${index}].UsingTaxRate`, items[index]?.offer.taxRate ?? 0, UsingTaxRate] as const;
    }),
  ];
  return numbers
    .filter(([, expected, found]) => Math.abs(expected - found) > 1e-9)
    .map(([field, expected, found]) => `${field} should be ${expected}, not ${found}`);
}

function claimsOf(order: TrackingOrder, priced: PricedOrder): readonly Claim[] {
  const bank = addTaxed(priced.bank);
  return [
    ...order.OrderItems.flatMap((item, index) =>
      claimsOfItem(item, priced.items[index], priced.couponParts[index] ?? 0, `OrderItems[${index}]`),
    ),
    ...pair("Subtotal", priced.subtotal, order.SubtotalExcludingTax, order.SubtotalTax),
    ...pair("Discount", priced.discount, order.DiscountExcludingTax, order.DiscountTax),
    ...pair("Freight", priced.freight, order.FreightExcludingTax, order.FreightTax),
    ...pair("POSSurcharge", addTaxed(priced.holiday), order.POSSurchargeExcludingTax, order.POSSurchargeTax),
    // Unlike the other amounts, it includes its tax (S35).
    ["BankCardSurcharge", bank.amount, order.BankCardSurcharge],
    ["BankCardSurchargeTax", bank.tax, order.BankCardSurchargeTax],
    ...pair("Total", priced.total, order.TotalExcludingTax, order.TotalTax),
    paymentClaim(order, priced),
  ];
}

function claimsOfItem(item: OrderItem, priced: PricedItem | undefined, coupon: Cents, place: string): readonly Claim[] {
  if (!priced) return [];
  const { base, extras } = priced;
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

/** An order with a total of 0 may omit its payment. */
function paymentClaim(order: TrackingOrder, { total }: PricedOrder): Claim {
  return ["PaymentTransactions[0].Amount", total.amount, order.PaymentTransactions[0]?.Amount ?? 0];
}

/** Compares codes without case. The coupon itself was found by the code in the order. */
function compareCodes({ AppliedCouponCodes, OrderItems }: TrackingOrder, { isCouponUsed }: PricedOrder): void {
  const [code, ...others] = AppliedCouponCodes;
  if (others.length > 0 || (code !== undefined) !== isCouponUsed) {
    refuseSums("AppliedCouponCodes should name the one code that counts, and no other");
  }
  for (const [index, { AppliedCoupon }] of OrderItems.entries()) {
    if (!AppliedCoupon || AppliedCoupon.CouponCode.toLowerCase() === code?.toLowerCase()) continue;
    refuseSums(`OrderItems[${index}].AppliedCoupon should name the order's code`);
  }
}

/** Compares the redeemed items that cost nothing before their modifiers. */
function compareFreeItems({ OrderItems, FreeItems }: TrackingOrder, { items }: PricedOrder): void {
  const free = OrderItems.filter((_, index) => {
    const item = items[index];
    return item?.role.kind === "redeemed" && item.base.unitPrice === 0;
  });
  const said = (list: TrackingOrder["FreeItems"]) =>
    list.map(({ Product_ID, Quantity }) => `${Quantity} × ${Product_ID}`).join(", ") || "empty";
  if (said(FreeItems) !== said(free)) refuseSums(`FreeItems should be ${said(free)}`);
}

/** Holiday surcharges first, then bank surcharges, in the order of the settings. */
function claimsOfSurcharges(
  { SurchargeTransactions }: TrackingOrder,
  { holiday, bank }: PricedOrder,
): readonly Claim[] {
  const expected = [...holiday, ...bank];
  // A surcharge of 0 is optional in the list.
  const found = SurchargeTransactions.filter(({ Amount }) => Amount !== 0);
  const ids = expected.map(({ id }) => id).join(", ");
  if (found.map(({ Surcharge_ID }) => Surcharge_ID).join(", ") !== ids) {
    refuseSums(`SurchargeTransactions should be ${ids ? `those of ${ids}` : "empty"}`);
  }
  return found.map(({ Amount, Surcharge_ID }, index) => {
    return [`SurchargeTransactions of ${Surcharge_ID}: Amount`, expected[index]?.amount ?? 0, Amount];
  });
}
