import { type Cents, cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";
import { isRedeemable } from "./points.ts";
import type { PointRules, RedemptionRule } from "./promotions.ts";

/** R69: the loyalty circle counts towards the first rule of the menu that is still valid. */
export function nextReward({ redemptions }: PointRules, now: Instant): RedemptionRule | null {
  return redemptions.find((rule) => isRedeemable(rule, now)) ?? null;
}

/** The value of points in whole cents; null if the store doesn't accept points (R56). */
export function centsOfPoints(points: number, { pointsToDollar }: PointRules): Cents | null {
  return pointsToDollar === null ? null : cents(Math.floor((points * 100) / pointsToDollar));
}

/** What a member's points are good for: the next reward, or a part of the price (R56). */
export type PointsUse =
  | { readonly kind: "reward"; readonly reward: RedemptionRule; readonly missing: number }
  | { readonly kind: "money"; readonly worth: Cents };

/** Null if they are good for nothing yet. */
export function pointsUse(points: number, rules: PointRules, now: Instant): PointsUse | null {
  const reward = nextReward(rules, now);
  if (reward) return { kind: "reward", reward, missing: Math.max(0, reward.points - points) };
  const worth = centsOfPoints(points, rules);
  return worth === null || worth <= 0 ? null : { kind: "money", worth };
}
