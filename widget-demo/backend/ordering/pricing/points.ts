import type { JsonFields } from "../../documents/types.ts";
import { type Cents, centsOf, sumOf } from "../money.ts";
import type { TrackingOrder } from "../orderBody.ts";
import { flagIn, numberIn, recordsIn } from "../reading.ts";
import { Refusal } from "../refusal.ts";
import { words } from "../words.ts";
import type { PricedItem } from "./pricedItem.ts";

export interface Points {
  readonly spent: number;
  readonly earned: number;
}

interface PointsFacts {
  readonly order: TrackingOrder;
  readonly menu: JsonFields;
  /** Null for a guest. */
  readonly customer: JsonFields | null;
  readonly items: readonly PricedItem[];
  /** Subtotal minus discount. */
  readonly spent: Cents;
  readonly total: Cents;
}

const byPoints = 10;

/** R26. */
export function pricePoints(facts: PointsFacts): Points {
  const { order, menu, customer, items } = facts;
  const isByPoints = order.PaymentTransactions[0]?.PaymentMethodType === byPoints;
  const redeemed = sumOf(items.map(({ role }) => (role.kind === "redeemed" ? role.points : 0)));
  if (customer === null) {
    if (redeemed > 0 || isByPoints) {
      throw new Refusal(words.pointsForMembers, "RedeemPoints, or PaymentMethodType 10, in a guest's order.");
    }
    return { spent: 0, earned: 0 };
  }
  const spent = redeemed + (isByPoints ? pointsFor(facts.total, menu) : 0);
  if (spent > (numberIn(customer, "RewardPoints") ?? 0)) {
    throw new Refusal(words.tooFewPoints, `The order needs ${spent} of the member's RewardPoints.`);
  }
  const earnsNothing = isByPoints && !flagIn(menu, "IsEarnPointsWhenRedeem", false);
  const earned = exact(itemPoints(items) + rulePoints(menu, facts.spent));
  return { spent, earned: earnsNothing ? 0 : Math.floor(earned) };
}

/** A floating-point error neither adds nor takes a point. */
function exact(points: number): number {
  return Number(points.toPrecision(12));
}

/** Rounds up. */
function pointsFor(total: Cents, menu: JsonFields): number {
  const ratio = numberIn(menu, "PointsToDollarRatio") ?? 0;
  if (ratio <= 0) {
    throw new Refusal(words.noPointsForMoney, "The menu has no PointsToDollarRatio.");
  }
  return Math.ceil(exact((total * ratio) / 100));
}

function itemPoints(items: readonly PricedItem[]): number {
  return sumOf(items.map(({ role, offer, quantity }) => (role.kind === "ordinary" ? offer.rewardPoint * quantity : 0)));
}

/** Applies the rule with the highest amount first, and the remainder to the next ones. */
function rulePoints(menu: JsonFields, spent: Cents): number {
  const rules = recordsIn(menu, "EarningRules")
    .map((rule) => ({ cost: centsOf(numberIn(rule, "DollarSpent") ?? 0), points: numberIn(rule, "Point") ?? 0 }))
    .filter(({ cost, points }) => cost > 0 && points > 0)
    .sort((one, other) => other.cost - one.cost);
  let left = spent;
  let earned = 0;
  for (const { cost, points } of rules) {
    earned += Math.floor(left / cost) * points;
    left %= cost;
  }
  return earned;
}
