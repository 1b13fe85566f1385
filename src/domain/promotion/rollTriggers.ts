import type { Cart } from "../cart/cart.ts";
import { priceLine } from "../cart/priceLine.ts";
import { sumCents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { type Basket, basketOf } from "./basket.ts";
import { meetsConditions } from "./canApply.ts";
import { couponProblem } from "./coupon.ts";
import type { Coupon } from "./promotions.ts";
import type { RollTrigger, Trigger, TriggerMode } from "./trigger.ts";

/** The places where a roll-into-meal is offered (R20). */
export type RollSurface = "dialog" | "cart";

const modes: Readonly<Record<RollSurface, readonly TriggerMode[]>> = {
  dialog: ["automatic", "confirm"],
  cart: ["automatic", "confirm", "manual"],
};

interface RollCircumstances {
  readonly cart: Cart;
  readonly coupon: Coupon | null;
  readonly now: Instant;
}

/** R14: whether an offer applies is decided without rolled-in items. */
function factsOf({ cart, coupon, now }: RollCircumstances) {
  const goods = cart.lines.map((line) => priceLine({ ...line, mealAddOns: [] }));
  const value = sumCents(goods.map(({ total }) => total));
  const basket: Basket = basketOf(goods);
  return { value, basket, now, hasCoupon: coupon !== null && couponProblem(coupon, goods, value) === null };
}

/** The roll-into-meal offers that can be accepted at a place now. The number of runs doesn't matter (R21). */
export function rollTriggers(
  triggers: readonly Trigger[],
  at: RollCircumstances,
  place: RollSurface,
): readonly RollTrigger[] {
  const rolls = triggers.filter((trigger): trigger is RollTrigger => trigger.kind === "roll-into-meal");
  if (rolls.length === 0) return [];
  const facts = factsOf(at);
  return rolls.filter((trigger) => modes[place].includes(trigger.mode) && meetsConditions(trigger, facts));
}
