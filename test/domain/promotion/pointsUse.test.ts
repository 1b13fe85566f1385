import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { type PointsUse, pointsUse } from "../../../src/domain/promotion/nextReward.ts";
import type { PointRules } from "../../../src/domain/promotion/promotions.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPointRules, buildRedemptionRule } from "../../support/buildPromotions.ts";

const now = instant(1_000);
const chips = buildRedemptionRule({ key: "chips", points: 40 });
const burger = buildRedemptionRule({ key: "burger", points: 90 });
const gone = { ...chips, expiresAt: now };

describe("R56, R69: what a member's points are good for", () => {
  it.each<[string, number, Partial<PointRules>, PointsUse | null]>([
    ["one is missing", 39, { redemptions: [chips] }, { kind: "reward", reward: chips, missing: 1 }],
    ["exactly enough", 40, { redemptions: [chips] }, { kind: "reward", reward: chips, missing: 0 }],
    ["the first of two", 161, { redemptions: [chips, burger] }, { kind: "reward", reward: chips, missing: 0 }],
    ["the first that is valid", 50, { redemptions: [gone, burger] }, { kind: "reward", reward: burger, missing: 40 }],
    [
      "a reward before money",
      50,
      { redemptions: [burger], pointsToDollar: 20 },
      { kind: "reward", reward: burger, missing: 40 },
    ],
    ["money: 50 points at 20 a dollar", 50, { pointsToDollar: 20 }, { kind: "money", worth: cents(250) }],
    ["rounded down: 1 point at 3 a dollar", 1, { pointsToDollar: 3 }, { kind: "money", worth: cents(33) }],
    ["less than a cent", 1, { pointsToDollar: 200 }, null],
    [
      "money after the last reward",
      50,
      { redemptions: [gone], pointsToDollar: 20 },
      { kind: "money", worth: cents(250) },
    ],
    ["nothing without rules", 50, {}, null],
  ])("%s", (_what, points, rules, use) => {
    const none = { redemptions: [], pointsToDollar: null };
    expect(pointsUse(points, buildPointRules({ ...none, ...rules }), now)).toEqual(use);
  });
});
