import type { LineId } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import { type Cents, cents, sumCents } from "../money/cents.ts";
import { type Circumstances, isAgreed, meetsConditions } from "../promotion/canApply.ts";
import { type CouponProblem, couponCandidates } from "../promotion/couponProblem.ts";
import { discountItems, type ItemDiscount, type ItemDiscounts } from "../promotion/discountItems.ts";
import { discountOrder, type OrderDiscount } from "../promotion/discountOrder.ts";
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
