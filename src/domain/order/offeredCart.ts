import type { LineId, TriggerId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import {
  type Circumstances,
  isAgreed,
  isAsking,
  isInEffect,
  type Missing,
  meetsConditions,
  missingFor,
} from "../promotion/canApply.ts";
import { type CouponProblem, couponCandidates } from "../promotion/coupon.ts";
import { discountOrder, type OrderDiscount } from "../promotion/discount.ts";
import { discountItems, type ItemDiscount, type ItemDiscounts } from "../promotion/discountItems.ts";
import type { Coupon } from "../promotion/promotions.ts";
import { spreadCoupon } from "../promotion/spreadCoupon.ts";
import type { PerItemTrigger, Trigger, WholeOrderTrigger } from "../promotion/trigger.ts";

/** A cart before discounts, and everything that may make it cheaper. */
export interface OfferedCart {
  readonly goods: readonly PricedGoods[];
  /** Null unless it counts. */
  readonly coupon: Coupon | null;
  readonly couponProblem: CouponProblem | null;
  readonly triggers: readonly Trigger[];
  readonly circumstances: Circumstances;
}

/** R15: the discounts (1), (2) and (3). */
export interface Discounts {
  readonly perItem: ItemDiscounts;
  readonly coupon: ReadonlyMap<LineId, Cents>;
  readonly wholeOrder: OrderDiscount | null;
}

function discountOf(discounts: readonly ItemDiscount[] | undefined): Cents {
  return sumCents((discounts ?? []).map(({ amount }) => amount));
}

function couponParts({ coupon, goods }: OfferedCart, perItem: ItemDiscounts): ReadonlyMap<LineId, Cents> {
  if (!coupon) return new Map();
  const lines = couponCandidates(coupon, goods).map(({ line, own }) => ({
    id: line.id,
    left: cents(own.amount - discountOf(perItem.get(line.id))),
  }));
  return spreadCoupon(coupon, lines);
}

export function applyTriggers(cart: OfferedCart, applying: readonly Trigger[]): Discounts {
  const { goods, circumstances } = cart;
  const perItem = discountItems(
    applying.filter((trigger): trigger is PerItemTrigger => trigger.kind === "per-item"),
    circumstances.basket,
  );
  const coupon = couponParts(cart, perItem);
  const left = goods.reduce((sum, { line }) => sum - discountOf(perItem.get(line.id)) - (coupon.get(line.id) ?? 0), 0);
  const wholeOrder = discountOrder(
    applying.filter((trigger): trigger is WholeOrderTrigger => trigger.kind === "whole-order"),
    cents(circumstances.value + left),
  );
  return { perItem, coupon, wholeOrder };
}

/** The offers that apply now: their conditions are met, and the diner has accepted them if needed. */
export function applyingTriggers({ triggers, circumstances }: OfferedCart): readonly Trigger[] {
  return triggers.filter((trigger) => isAgreed(trigger, circumstances) && meetsConditions(trigger, circumstances));
}

export function discountsOf(cart: OfferedCart): Discounts {
  return applyTriggers(cart, applyingTriggers(cart));
}

export function totalOff({ perItem, coupon, wholeOrder }: Discounts): Cents {
  return sumCents([...[...perItem.values()].map(discountOf), ...coupon.values(), wholeOrder?.amount ?? cents(0)]);
}

/** An offer that waits for the diner's answer (R20): it either asks once (`asks`) or has a button in the cart. */
export interface OfferPrompt {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly asks: boolean;
  /** The discount if the diner accepts. */
  readonly amount: Cents;
}

/** An offer that the cart doesn't qualify for yet. */
export interface NearOffer {
  readonly triggerId: TriggerId;
  readonly name: string;
  readonly missing: readonly Missing[];
}

/** R20: an offer is shown only while accepting it would make the order cheaper. `taken` is the current discount. */
export function offerPrompts(cart: OfferedCart, taken: Cents): readonly OfferPrompt[] {
  const { triggers, circumstances } = cart;
  const asking = triggers.filter(
    (trigger) =>
      trigger.kind !== "roll-into-meal" && isAsking(trigger, circumstances) && meetsConditions(trigger, circumstances),
  );
  if (asking.length === 0) return [];
  const applying = new Set(applyingTriggers(cart));
  return asking.flatMap((trigger) => {
    const together = triggers.filter((other) => other === trigger || applying.has(other));
    const amount = cents(totalOff(applyTriggers(cart, together)) - taken);
    const { id, name, mode } = trigger;
    return amount > 0 ? [{ triggerId: id, name, asks: mode === "confirm", amount }] : [];
  });
}

/** R19: an order has only one whole-order discount, and an offer that comes later can't replace it. */
function comesTooLate(trigger: Trigger, triggers: readonly Trigger[], wholeOrder: OrderDiscount | null): boolean {
  if (trigger.kind !== "whole-order" || !wholeOrder) return false;
  return triggers.findIndex(({ id }) => id === wholeOrder.triggerId) < triggers.indexOf(trigger);
}

/**
 * The offers that the cart doesn't qualify for yet, with what is missing. Left out are those that this diner can't get,
 * and those of which not even half of the minimum is in the cart: they are far off.
 */
export function nearOffers(
  { triggers, circumstances }: OfferedCart,
  wholeOrder: OrderDiscount | null,
): readonly NearOffer[] {
  return triggers.flatMap((trigger) => {
    if (trigger.kind === "roll-into-meal" || !isInEffect(trigger, circumstances)) return [];
    if (trigger.mode === "first-order" && !circumstances.isFirstOrder) return [];
    if (comesTooLate(trigger, triggers, wholeOrder)) return [];
    if (circumstances.value < trigger.minimumSpend / 2) return [];
    const missing = missingFor(trigger, circumstances);
    return missing.length === 0 ? [] : [{ triggerId: trigger.id, name: trigger.name, missing }];
  });
}

/** The offers that a code takes the place of (R17), and how much more it takes off. */
export interface ReplacedOffers {
  readonly names: readonly string[];
  readonly more: Cents;
}

function namesOf({ perItem, wholeOrder }: Discounts): ReadonlyMap<TriggerId, string> {
  const discounts = [...[...perItem.values()].flat(), ...(wholeOrder ? [wholeOrder] : [])];
  return new Map(discounts.map(({ triggerId, name }) => [triggerId, name]));
}

/** Null if the code counts beside every offer that would apply without it. */
export function replacedOffers(withCode: Discounts, without: Discounts): ReplacedOffers | null {
  const remaining = namesOf(withCode);
  const names = [...namesOf(without)].flatMap(([triggerId, name]) => (remaining.has(triggerId) ? [] : [name]));
  return names.length === 0 ? null : { names, more: cents(totalOff(withCode) - totalOff(without)) };
}
