import type { JsonFields } from "../documents/types.ts";
import type { KeptCard } from "./cards.ts";
import { addTaxed, type Cents, sumOf, type TaxedAmount } from "./money.ts";
import { modeOf, type TrackingOrder } from "./orderBody.ts";
import { checkCoupon, minSpentOf, priceCoupon } from "./pricing/coupon.ts";
import { priceFreight, type Way } from "./pricing/freight.ts";
import { type Discounts, goodsTax } from "./pricing/goodsTax.ts";
import { priceItems } from "./pricing/items.ts";
import { type Points, pricePoints } from "./pricing/points.ts";
import type { PricedItem } from "./pricing/pricedItem.ts";
import { readRedemptions } from "./pricing/redemption.ts";
import { checkRolledIn } from "./pricing/rolledIn.ts";
import { bankSurcharges, holidaySurcharges, type Surcharge, surchargeTimeMs } from "./pricing/surcharges.ts";
import type { Circumstances } from "./pricing/triggerConditions.ts";
import { readTriggers, type Trigger } from "./pricing/triggerRules.ts";
import { type AppliedTrigger, applyPerItem, applyWholeOrder, listRolledIn } from "./pricing/triggers.ts";
import { textIn } from "./reading.ts";
import { zoneOf } from "./storeTime.ts";

/** Everything that an order's amounts depend on. */
export interface MoneyFacts {
  readonly order: TrackingOrder;
  readonly store: JsonFields;
  readonly menu: JsonFields;
  /** The documents of the store's collection, each with its ID. The menu contains its own triggers. */
  readonly triggers: readonly JsonFields[];
  /** The coupon that the order names. */
  readonly coupon: JsonFields | null;
  /** The member's document; null for a guest. */
  readonly customer: JsonFields | null;
  readonly earlierOrders: number;
  /** The type of the card that pays; null if no card pays or its type is unknown. */
  readonly cardType: KeptCard["type"] | null;
  readonly way: Way;
  /** R46: the time at which the order is checked. */
  readonly asOfMs: number;
}

/** The amounts that an order must have. */
export interface PricedOrder extends Discounts {
  readonly items: readonly PricedItem[];
  readonly rolledIn: readonly AppliedTrigger[];
  readonly isCouponUsed: boolean;
  readonly subtotal: TaxedAmount;
  readonly discount: TaxedAmount;
  readonly freight: TaxedAmount;
  readonly holiday: readonly Surcharge[];
  readonly bank: readonly Surcharge[];
  readonly total: TaxedAmount;
  readonly points: Points;
}

/** The order's amounts, computed only from the documents and the rules. Ignores the order's own amounts. */
export function priceOrder(facts: MoneyFacts): PricedOrder {
  const { order, store, menu, coupon, customer, asOfMs } = facts;
  const zone = zoneOf(textIn(store, "TimezoneIanaFormat"));
  const triggers = readTriggers(facts.triggers, menu, zone);
  const redemptions = readRedemptions(menu, asOfMs, zone);
  const items = priceItems(order.OrderItems, { menu, triggers, redemptions });
  const subtotal = addTaxed(items);
  if (coupon) checkCoupon(coupon, items, subtotal.amount);
  const circumstances = circumstancesOf(items, subtotal.amount, facts);
  checkRolledIn(items, withoutRolledIn(circumstances, coupon));
  const discounts = discountsOf(facts, triggers, circumstances);
  const discount = discountOf(items, discounts, subtotal);
  // R15.
  const goods = subtotal.amount - discount.amount;
  const freight = priceFreight(store, modeOf(order), facts.way, subtotal.amount);
  const holiday = holidaySurcharges(store, zone, surchargeTimeMs(order, store, asOfMs), goods);
  const bankBase = goods + freight.amount + addTaxed(holiday).amount;
  const bank = bankSurcharges(store, order, facts.cardType, bankBase);
  const total = addTaxed([subtotal, negative(discount), freight, ...holiday, ...bank]);
  const points = pricePoints({ order, menu, customer, items, spent: goods, total: total.amount });
  const { isCouponUsed } = circumstances;
  const amounts = { subtotal, discount, freight, holiday, bank, total };
  return { items, rolledIn: listRolledIn(items), isCouponUsed, ...discounts, ...amounts, points };
}

function circumstancesOf(
  items: readonly PricedItem[],
  cartValue: Cents,
  { coupon, asOfMs }: MoneyFacts,
): Circumstances {
  const rolled = items.filter(({ role }) => role.kind === "rolled in");
  const valueWithoutRolledIn = cartValue - addTaxed(rolled).amount;
  return { items, cartValue, valueWithoutRolledIn, asOfMs, isCouponUsed: coupon !== null };
}

/**
 * R14: whether a roll-into-meal applies is decided without the rolled-in items. The same goes for the coupon that would
 * block it.
 */
function withoutRolledIn(circumstances: Circumstances, coupon: JsonFields | null): Circumstances {
  const isCouponUsed = coupon !== null && circumstances.valueWithoutRolledIn >= minSpentOf(coupon);
  return { ...circumstances, isCouponUsed };
}

/** R15: each discount is computed on what the previous ones left. */
function discountsOf(facts: MoneyFacts, triggers: readonly Trigger[], circumstances: Circumstances): Discounts {
  const { items, cartValue } = circumstances;
  const acceptance = {
    acceptedIds: facts.order.AppliedPriceTriggers.map(({ PriceTriggerID }) => PriceTriggerID),
    isFirstOrderOfMember: facts.customer !== null && facts.earlierOrders === 0,
  };
  const perItem = applyPerItem(triggers, acceptance, circumstances);
  const taken = items.map((_, index) =>
    sumOf(perItem.flatMap(({ shares }) => shares).map((share) => (share.index === index ? share.amount : 0))),
  );
  const left = items.map(({ amount }, index) => amount - (taken[index] ?? 0));
  const couponParts = facts.coupon ? priceCoupon(facts.coupon, items, left) : items.map(() => 0);
  const leftForAll = cartValue - sumOf(taken) - sumOf(couponParts);
  return { perItem, couponParts, wholeOrder: applyWholeOrder(triggers, acceptance, circumstances, leftForAll) };
}

/** S35: DiscountTax is the difference between the subtotal's tax and the goods' tax. */
function discountOf(items: readonly PricedItem[], discounts: Discounts, subtotal: TaxedAmount): TaxedAmount {
  const { perItem, couponParts, wholeOrder } = discounts;
  const amount = sumOf(perItem.map((each) => each.amount)) + sumOf(couponParts) + (wholeOrder?.amount ?? 0);
  return { amount, tax: subtotal.tax - goodsTax(items, discounts) };
}

function negative({ amount, tax }: TaxedAmount): TaxedAmount {
  return { amount: -amount, tax: -tax };
}
