import type { Cents } from "../money.ts";
import { sumOf } from "../money.ts";
import type { PricedItem } from "./pricedItem.ts";
import type { Condition, Trigger } from "./triggerRules.ts";

/** The facts that decide whether a trigger applies (R17). */
export interface Circumstances {
  readonly items: readonly PricedItem[];
  /** The subtotal, including rolled-in items. */
  readonly cartValue: Cents;
  /** R14: the value that decides about a roll-into-meal. */
  readonly valueWithoutRolledIn: Cents;
  readonly asOfMs: number;
  /** Whether the coupon's MinSpent is met and it has candidates. */
  readonly isCouponUsed: boolean;
}

/** R17: redeemed and rolled-in items don't count. */
export function countsFor({ role, offer }: PricedItem, { by, id }: Pick<Condition, "by" | "id">): boolean {
  if (role.kind !== "ordinary") return false;
  const owns = { product: [offer.productId], category: offer.categoryIds, tag: offer.tagIds }[by];
  return owns.includes(id);
}

/** How often the trigger applies; 0 if it doesn't. */
export function runsOf(trigger: Trigger, circumstances: Circumstances): number {
  const { items, asOfMs, isCouponUsed } = circumstances;
  const isRoll = trigger.reach.kind === "roll into meal";
  const spent = isRoll ? circumstances.valueWithoutRolledIn : circumstances.cartValue;
  const isNow = trigger.startMs <= asOfMs && asOfMs < trigger.endMs;
  if (!isNow || spent < trigger.minimum || (isCouponUsed && trigger.isBlockedByCoupon)) return 0;
  const runs = trigger.conditions.map((condition) => {
    const counted = sumOf(items.filter((item) => countsFor(item, condition)).map(({ quantity }) => quantity));
    return Math.floor(counted / condition.quantity);
  });
  return Math.min(trigger.repeats ? Number.POSITIVE_INFINITY : 1, ...runs);
}
