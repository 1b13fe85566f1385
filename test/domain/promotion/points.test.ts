import { describe, expect, it } from "vitest";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { priceOrder } from "../../../src/domain/order/priceOrder.ts";
import { pointsEarned, pointsToPay, usesStamps } from "../../../src/domain/promotion/points.ts";
import type { PointRules } from "../../../src/domain/promotion/promotions.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPointRules, buildRedemptionRule, buildWholeOrder } from "../../support/buildPromotions.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";
import { buildPricing } from "../order/buildPricing.ts";

const redemption = { ruleKey: "r", name: "Half", points: 5, discountRate: 50 };
const perDollars = (spent: number, points: number) => ({ spent: cents(spent), points });

describe("R26: points earned", () => {
  it.each([
    { name: "8 × 2 of two burgers", lines: [buildLine({ quantity: 2 })], points: 16 },
    { name: "R95: 1.1 × 10 exactly", lines: [buildLine({ rewardPoints: 1.1, quantity: 10 })], points: 11 },
    {
      name: "R95: rounded down once: 0.7 + 0.7 + 0.7",
      lines: [0, 1, 2].map(() => buildLine({ rewardPoints: 0.7 })),
      points: 2,
    },
    { name: "none for a redeemed one", lines: [buildLine({ redemption })], points: 0 },
    { name: "none for an unavailable one", lines: [buildLine({ unavailability: "sold-out" })], points: 0 },
    {
      name: "none for a rolled-in item: 8 for its host",
      lines: [buildLine({ mealAddOns: [buildRolled()] })],
      points: 8,
    },
  ])("count items: $name", ({ lines, points }) => {
    expect(pointsEarned(lines.map(priceLine), cents(0), buildPointRules())).toBe(points);
  });

  it.each([
    { name: "98.00: 1 × 10, 48.00 left: 2 × 3, 8.00 left: 1 × 1", paid: 9_800, points: 17 },
    { name: "50.00 exactly: 10", paid: 5_000, points: 10 },
    { name: "49.99: 2 × 3, 9.99 left: 1", paid: 4_999, points: 7 },
    { name: "6.99: none", paid: 699, points: 0 },
  ])("count dollars spent, the highest rule first, with the remainder carried over: $name", ({ paid, points }) => {
    const earnings = [perDollars(700, 1), perDollars(5_000, 10), perDollars(2_000, 3)];
    expect(pointsEarned([], cents(paid), buildPointRules({ earnings }))).toBe(points);
  });

  const rules = buildPointRules({ earnings: [perDollars(100, 1)], pointsToDollar: 10 });

  function earned(given: { readonly member?: boolean; readonly byPoints?: boolean; readonly rules?: PointRules }) {
    const { points } = priceOrder(
      buildPricing({
        cart: { lines: [buildLine({ rewardPoints: 0 })] },
        promotions: { triggers: [buildWholeOrder()], points: given.rules ?? rules },
        member: given.member === false ? null : { earlierOrders: 3 },
        paidBy: { method: given.byPoints ? "points" : "cash", cardType: null },
      }),
    );
    return [points.earned, points.paid];
  }

  it.each([
    { name: "on subtotal - discount: 1000 - 100 = 9 dollars", given: {}, is: [9, 0] },
    { name: "not by a guest", given: { member: false }, is: [0, 0] },
    { name: "not when paying by points, which spends 9.00 × 10", given: { byPoints: true }, is: [0, 90] },
    {
      name: "when paying by points with IsEarnPointsWhenRedeem",
      given: { byPoints: true, rules: { ...rules, earnsWhenRedeeming: true } },
      is: [9, 90],
    },
  ])("$name", ({ given, is }) => {
    expect(earned(given)).toEqual(is);
  });
});

describe("R26: paying by points", () => {
  it.each([
    { total: 1_000, ratio: 10, points: 100 },
    { total: 1_001, ratio: 10, points: 101 },
    { total: 333, ratio: 12.5, points: 42 },
    // In binary fractions: 33.00000000000001.
    { total: 3_000, ratio: 1.1, points: 33 },
    { total: 0, ratio: 10, points: 0 },
  ])("costs $points for $total cents at $ratio to the dollar, rounded up", ({ total, ratio, points }) => {
    expect(pointsToPay(cents(total), buildPointRules({ pointsToDollar: ratio }))).toBe(points);
  });

  it("isn't possible without a ratio", () => {
    expect(pointsToPay(cents(1_000), buildPointRules())).toBeNull();
  });
});

describe("R26: stamps", () => {
  const now = instant(1_750_000_000_000);

  it.each([
    { name: "no rule", redemptions: [], is: false },
    { name: "a rule", redemptions: [buildRedemptionRule()], is: true },
    { name: "an expired one", redemptions: [buildRedemptionRule({ expiresAt: now })], is: false },
  ])("with $name are in use: $is", ({ redemptions, is }) => {
    expect(usesStamps(buildPointRules({ redemptions }), now)).toBe(is);
  });
});
