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
