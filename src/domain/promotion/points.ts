import type { Cart } from "../cart/cart.ts";
import type { PricedGoods } from "../cart/pricedLine.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { countsForOffers } from "./basket.ts";
import type { EarningRule, PointRules, RedemptionRule } from "./promotions.ts";

/** The points that a cart's redeemed items cost. Unavailable items cost none (R14). */
export function pointsRedeemed({ lines }: Cart): number {
  return lines
    .filter(({ unavailability }) => unavailability === null)
    .reduce((points, { redemption, quantity }) => points + (redemption?.points ?? 0) * quantity, 0);
}

/** R26: rounded up, after rounding to twelve digits, as with cents. Null if the store doesn't accept points. */
export function pointsToPay(total: Cents, { pointsToDollar }: PointRules): number | null {
  return pointsToDollar === null ? null : Math.ceil(Number(((total * pointsToDollar) / 100).toPrecision(12)));
}

/** R26: the rule with the highest amount first. The remainder is carried to the next. */
function earnedBySpending(spent: Cents, rules: readonly EarningRule[]): number {
  let left: number = spent;
  let points = 0;
  for (const rule of [...rules].sort((one, other) => other.spent - one.spent)) {
    const times = Math.floor(left / rule.spent);
    points += times * rule.points;
    left -= times * rule.spent;
  }
  return points;
}

/**
 * R26, for members. `paid` is the subtotal minus the discount. R95: rounded down once, at the end, after rounding to
 * twelve digits, as with cents.
 */
export function pointsEarned(goods: readonly PricedGoods[], paid: Cents, { earnings }: PointRules): number {
  const byItems = goods
    .filter(countsForOffers)
    .reduce((points, { line }) => points + line.rewardPoints * line.quantity, 0);
  return Math.floor(Number((byItems + earnedBySpending(paid, earnings)).toPrecision(12)));
}

/** R26: a rule is valid until it expires. */
export function isRedeemable({ expiresAt }: RedemptionRule, now: Instant): boolean {
  return expiresAt === null || now < expiresAt;
}

/** R26: a store with a valid redemption rule uses stamps, other stores use points. */
export function usesStamps({ redemptions }: PointRules, now: Instant): boolean {
  return redemptions.some((rule) => isRedeemable(rule, now));
}
