import { cents } from "../../src/domain/money/cents.ts";
import type { Coupon, PointRules, RedemptionRule } from "../../src/domain/promotion/promotions.ts";
import type {
  Condition,
  Outcome,
  PerItemTrigger,
  RollTrigger,
  WholeOrderTrigger,
} from "../../src/domain/promotion/trigger.ts";

/** Applies automatically, at any time, to any cart. */
const anyway = {
  name: "Offer",
  priority: 1,
  mode: "automatic",
  isBlockedByCoupon: false,
  minimumSpend: cents(0),
  startsAt: null,
  endsAt: null,
  conditions: [],
} as const;

/** Ten percent off. */
export function buildWholeOrder(given: Partial<WholeOrderTrigger> = {}): WholeOrderTrigger {
  return { ...anyway, kind: "whole-order", id: "whole", cut: { kind: "percent", percent: 10 }, ...given };
}

/** A dollar off every burger. */
export function buildPerItem(given: Partial<PerItemTrigger> = {}): PerItemTrigger {
  return {
    ...anyway,
    kind: "per-item",
    id: "item",
    cut: { kind: "flat", amount: cents(100) },
    runsOften: false,
    outcomes: [ofCategory("burgers")],
    isDearestFirst: false,
    ...given,
  };
}

/** Any drink for three dollars with any line. */
export function buildRoll(given: Partial<RollTrigger> = {}): RollTrigger {
  return {
    ...anyway,
    kind: "roll-into-meal",
    id: "meal",
    cut: { kind: "fixed", price: cents(300) },
    outcomes: [ofCategory("drinks")],
    ...given,
  };
}

export function ofCategory(id: string, quantity: number | null = null): Outcome {
  return { kind: "category", id, quantity };
}

export function ofTag(id: string, quantity: number | null = null): Outcome {
  return { kind: "tag", id, quantity };
}

export function needs(quantity: number, id: string, kind: Condition["kind"] = "category"): Condition {
  return { kind, id, quantity };
}

/** Ten percent off everything. */
export function buildCoupon(given: Partial<Coupon> = {}): Coupon {
  return {
    code: "TEN",
    productId: null,
    categoryIds: [],
    percent: 10,
    flat: cents(0),
    minimumSpend: cents(0),
    ...given,
  };
}

/** Any dish for ten points. */
export function buildRedemptionRule(given: Partial<RedemptionRule> = {}): RedemptionRule {
  return {
    key: "free",
    name: "Free dish",
    points: 10,
    categoryIds: [],
    tagIds: [],
    productIds: [],
    expiresAt: null,
    discountRate: 100,
    ...given,
  };
}

export function buildPointRules(given: Partial<PointRules> = {}): PointRules {
  return { redemptions: [], earnings: [], pointsToDollar: null, earnsWhenRedeeming: false, ...given };
}
