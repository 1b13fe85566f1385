import type { Cart, LineId, TriggerId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import { priceLine } from "../cart/priceLine.ts";
import { type FreightFacts, freightFee, isFeeKnown } from "../fulfilment/freightFee.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import { flatTaxRate, taxWithin } from "../money/tax.ts";
import { type BankSurcharge, bankSurcharges, type PaidBy } from "../payment/bankSurcharges.ts";
import { type AppliedHoliday, holidaySurcharges } from "../payment/holidaySurcharges.ts";
import { type AppliedSurcharge, sumOfSurcharges } from "../payment/surcharge.ts";
import { basketOf } from "../promotion/basket.ts";
import type { Circumstances } from "../promotion/canApply.ts";
import { type CouponProblem, couponProblem } from "../promotion/coupon.ts";
import type { ItemDiscounts } from "../promotion/discountItems.ts";
import { pointsEarned, pointsRedeemed, pointsToPay } from "../promotion/points.ts";
import type { Coupon, Promotions } from "../promotion/promotions.ts";
import type { Freight, HolidaySurcharge } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { appliedTriggers } from "./appliedTriggers.ts";
import {
  type Discounts,
  discountsOf,
  nearOffers,
  type OfferedCart,
  offerPrompts,
  type ReplacedOffers,
  replacedOffers,
  totalOff,
} from "./offeredCart.ts";
import type { CouponUse, OrderPoints, PricedLine, PricedOrder } from "./pricedOrder.ts";
import { taxAfterDiscounts } from "./taxAfterDiscounts.ts";

export interface Surcharges {
  readonly holidays: readonly HolidaySurcharge[];
  readonly bank: readonly BankSurcharge[];
}

/** What a store charges in addition to its goods. */
export interface Charges {
  readonly freight: Freight;
  readonly surcharges: Surcharges;
}

export interface PricingInput {
  /** A settled cart: everything that it redeems and rolls in is still allowed. */
  readonly cart: Cart;
  readonly promotions: Promotions;
  readonly coupon: Coupon | null;
  /** Offers that the diner has accepted or applied. */
  readonly accepted: ReadonlySet<TriggerId>;
  /** Null for a guest. `earlierOrders` is null until it is known (R68). */
  readonly member: { readonly earlierOrders: number | null } | null;
  readonly charges: Charges;
  /** Null if nothing is delivered. */
  readonly delivery: FreightFacts | null;
  /** Null until it is chosen: no card surcharge applies until then. */
  readonly paidBy: PaidBy | null;
  readonly isOnCheckout: boolean;
  readonly now: Instant;
  /** The surcharge time of R31. */
  readonly surchargeTime: Instant;
  readonly zone: string;
}

function offeredCart({ cart, coupon, promotions, accepted, member, ...input }: PricingInput): OfferedCart {
  const goods = cart.lines.map(priceLine);
  const value = sumCents(goods.map(({ total }) => total));
  const problem = coupon && couponProblem(coupon, goods, value);
  const counting = problem === null ? coupon : null;
  const circumstances: Circumstances = {
    value,
    basket: basketOf(goods),
    now: input.now,
    hasCoupon: counting !== null,
    isOnCheckout: input.isOnCheckout,
    isFirstOrder: member !== null && member.earlierOrders === 0,
    accepted,
  };
  return { goods, coupon: counting, couponProblem: problem, triggers: promotions.triggers, circumstances };
}

interface DiscountedCart {
  readonly cart: OfferedCart;
  readonly discounts: Discounts;
  readonly replaced: ReplacedOffers | null;
}

/** A code never makes an order dearer, and one that saves no more than the offers that it would replace isn't used. */
function discountedCart(input: PricingInput): DiscountedCart {
  const cart = offeredCart(input);
  const discounts = discountsOf(cart);
  if (!cart.coupon || !cart.triggers.some(({ isBlockedByCoupon }) => isBlockedByCoupon)) {
    return { cart, discounts, replaced: null };
  }
  const plain = offeredCart({ ...input, coupon: null });
  const instead = discountsOf(plain);
  const [withCode, offers] = [totalOff(discounts), totalOff(instead)];
  if (offers === 0 || offers < withCode) return { cart, discounts, replaced: replacedOffers(discounts, instead) };
  const problem: CouponProblem = { kind: "offers-save", offers, withCode };
  return { cart: { ...plain, couponProblem: problem }, discounts: instead, replaced: null };
}

function couponUse({ coupon }: PricingInput, { couponProblem: problem }: OfferedCart, amount: Cents): CouponUse | null {
  return coupon && { code: coupon.code, amount, problem };
}

function pricedLine(goods: PricedGoods, perItem: ItemDiscounts, coupon: ReadonlyMap<LineId, Cents>): PricedLine {
  return { ...goods, perItem: perItem.get(goods.line.id) ?? [], coupon: coupon.get(goods.line.id) ?? noCents };
}

interface Extras {
  readonly fee: PricedOrder["fee"];
  readonly isFeeKnown: boolean;
  readonly holidays: readonly AppliedHoliday[];
  readonly bank: readonly AppliedSurcharge[];
}

/** R15: the fee and the surcharges, each based on what comes before it. */
function extrasOf(input: PricingInput, value: Cents, goodsLeft: Cents): Extras {
  const { charges, delivery, paidBy, surchargeTime, zone } = input;
  const isEmpty = input.cart.lines.every(({ unavailability }) => unavailability !== null);
  const fee = freightFee(charges.freight, delivery, value, isEmpty);
  const holidays = holidaySurcharges(charges.surcharges.holidays, goodsLeft, surchargeTime, zone);
  const base = sumCents([goodsLeft, fee, sumOfSurcharges(holidays).amount]);
  const bank = paidBy ? bankSurcharges(charges.surcharges.bank, base, paidBy) : [];
  return {
    fee: { amount: fee, tax: taxWithin(fee, flatTaxRate) },
    isFeeKnown: isFeeKnown(charges.freight, delivery, value, isEmpty),
    holidays,
    bank,
  };
}

function pointsOf(input: PricingInput, goods: readonly PricedGoods[], paid: Cents, total: Cents): OrderPoints {
  const { points } = input.promotions;
  const isPaidByPoints = input.paidBy?.method === "points";
  const earns = input.member !== null && (!isPaidByPoints || points.earnsWhenRedeeming);
  return {
    earned: earns ? pointsEarned(goods, paid, points) : 0,
    redeemed: pointsRedeemed(input.cart),
    paid: isPaidByPoints ? (pointsToPay(total, points) ?? 0) : 0,
  };
}

/** Prices a whole order in the order of R15, from the lines to the total. */
export function priceOrder(input: PricingInput): PricedOrder {
  const { cart, discounts, replaced } = discountedCart(input);
  const { goods, circumstances } = cart;
  const { value } = circumstances;
  const { perItem, coupon, wholeOrder } = discounts;
  const lines = goods.map((each) => pricedLine(each, perItem, coupon));
  const taken = totalOff(discounts);
  const goodsLeft = cents(value - taken);
  const tax = taxAfterDiscounts(lines, wholeOrder?.amount ?? noCents, goodsLeft);
  const extras = extrasOf(input, value, goodsLeft);
  const surcharges = sumOfSurcharges([...extras.holidays, ...extras.bank]);
  const total = sumCents([goodsLeft, extras.fee.amount, surcharges.amount]);
  return {
    lines,
    subtotal: { amount: value, tax: tax.before },
    perItem: sumCents([...perItem.values()].flat().map(({ amount }) => amount)),
    coupon: couponUse(input, cart, sumCents(coupon.values())),
    replaced,
    wholeOrder,
    applied: appliedTriggers(cart.triggers, goods, discounts),
    discount: { amount: taken, tax: cents(tax.before - tax.left) },
    ...extras,
    total,
    gst: sumCents([tax.left, extras.fee.tax, surcharges.tax]),
    points: pointsOf(input, goods, goodsLeft, total),
    offers: offerPrompts(cart, taken),
    near: nearOffers(cart, wholeOrder),
  };
}
