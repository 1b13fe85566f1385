import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { redemptionOffers } from "../../../src/domain/promotion/redemptionOffers.ts";
import type { RollTrigger } from "../../../src/domain/promotion/trigger.ts";
import { type ValidateInput, validateCart } from "../../../src/domain/promotion/validateCart.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import {
  buildCoupon,
  buildPointRules,
  buildRedemptionRule,
  buildRoll,
  needs,
  ofCategory,
} from "../../support/buildPromotions.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";
import { cola, menu, patty } from "./drinks.ts";

const now = instant(1_750_000_000_000);
function settle(
  lines: readonly CartLine[],
  given: Partial<ValidateInput> & { readonly triggers?: readonly RollTrigger[] } = {},
) {
  const { triggers = [], ...rest } = given;
  const promotions = { triggers, points: buildPointRules({ redemptions: [rule] }) };
  return validateCart({ cart: { lines }, menu, promotions, coupon: null, points: 0, now, ...rest });
}

const rule = buildRedemptionRule({ points: 10 });
const redeemed = (id: string, quantity = 1) =>
  buildLine({ id, quantity, redemption: { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 } });

function written({ cart, notices }: ReturnType<typeof validateCart>): string[] {
  const lines = cart.lines.map(({ id, quantity, mealAddOns }) => `${id}×${quantity}${"+".repeat(mealAddOns.length)}`);
  return [...lines, ...notices.map(({ kind }) => kind)];
}

describe("R22: redeemed lines when the points aren't enough", () => {
  it.each([
    ["10 + 10 of 20: all stay", 20, [redeemed("a"), redeemed("b")], ["a×1", "b×1"]],
    ["10 + 10 of 19: the last added is removed", 19, [redeemed("a"), redeemed("b")], ["a×1", "points-short"]],
    ["one unit at a time: 3 × 10 of 25", 25, [redeemed("a", 3)], ["a×2", "points-short"]],
    ["a member has none", 0, [buildLine({ id: "paid" }), redeemed("a")], ["paid×1", "points-short"]],
    ["a guest can't have any", null, [buildLine({ id: "paid" }), redeemed("a")], ["paid×1", "logged-out"]],
    [
      "R14: an unavailable line costs none",
      10,
      [redeemed("a"), { ...redeemed("b"), unavailability: "sold-out" as const }],
      ["a×1", "b×1"],
    ],
    [
      "R14: an unavailable line isn't removed for the points of others",
      5,
      [redeemed("a"), { ...redeemed("b"), unavailability: "sold-out" as const }],
      ["b×1", "points-short"],
    ],
  ])("%s", (_name, points, lines, is) => {
    expect(written(settle(lines, { points }))).toEqual(is);
  });

  it.each([
    { name: "expired, from its moment on", given: { expiresAt: now }, stays: false },
    { name: "about to expire", given: { expiresAt: instant(now + 1) }, stays: true },
    { name: "for other dishes now", given: { categoryIds: ["drinks"] }, stays: false },
    { name: "for its category", given: { categoryIds: ["burgers"] }, stays: true },
    { name: "for another product now", given: { productIds: ["cola"] }, stays: false },
    { name: "for its product", given: { productIds: ["cola", "patty"] }, stays: true },
    { name: "gone", given: { key: "other" }, stays: false },
  ])("with a rule that is $name stay: $stays", ({ given, stays }) => {
    const promotions = { triggers: [], points: buildPointRules({ redemptions: [buildRedemptionRule(given)] }) };
    expect(written(settle([redeemed("a")], { points: 50, promotions }))).toEqual(
      stays ? ["a×1"] : ["redemption-ended"],
    );
  });

  it("name what was rolled into the unit that leaves", () => {
    const line = { ...redeemed("a", 2), mealAddOns: [buildRolled(), buildRolled()] };
    const is = ["a×1+", "points-short", "host-fewer"];
    expect(written(settle([line], { points: 10, triggers: [buildRoll()] }))).toEqual(is);
  });

  it("use the current cost of their rule: 10 became 30", () => {
    const promotions = {
      triggers: [],
      points: buildPointRules({ redemptions: [buildRedemptionRule({ points: 30 })] }),
    };
    expect(written(settle([redeemed("a")], { points: 29, promotions }))).toEqual(["points-short"]);
    expect(settle([redeemed("a")], { points: 30, promotions }).cart.lines[0]?.redemption?.points).toBe(30);
  });

  it("leave the cart the same object if nothing changes", () => {
    const cart = { lines: [redeemed("a")] };
    const promotions = { triggers: [], points: buildPointRules({ redemptions: [rule] }) };
    expect(validateCart({ cart, menu, promotions, coupon: null, points: 10, now }).cart).toBe(cart);
  });
});

describe("R22: the redemption offers", () => {
  it("are every dish of a rule's categories or tags, at its price less the rate: 500 - 50 %", () => {
    const half = buildRedemptionRule({ tagIds: ["cold"], discountRate: 50 });
    const offers = redemptionOffers(menu, buildPointRules({ redemptions: [half] }), now);
    expect(offers.map(({ product, price }) => `${product.id} ${price}`)).toEqual(["cola 250"]);
  });

  it("are only the product that the rule names, not others of its category", () => {
    const own = buildRedemptionRule({ productIds: ["cola"] });
    const offers = redemptionOffers(menu, buildPointRules({ redemptions: [own] }), now);
    expect(offers.map(({ product }) => product.id)).toEqual(["cola"]);
  });

  it("are every dish that isn't sold out if the rule names none", () => {
    const without = buildMenu({ Burgers: [patty], Drinks: [{ ...cola, isSoldOut: true }] });
    const offers = redemptionOffers(without, buildPointRules({ redemptions: [rule] }), now);
    expect(offers.map(({ product }) => product.id)).toEqual(["patty"]);
  });
});

describe("R21: rolled-in items", () => {
  const meal = buildRoll({ conditions: [needs(2, "burgers")] });
  const withDrinks = (quantity: number, drinks: number, given: Partial<CartLine> = {}) =>
    buildLine({ id: "a", quantity, mealAddOns: Array.from({ length: drinks }, () => buildRolled()), ...given });

  it.each([
    ["stay, one a unit", [withDrinks(2, 2)], ["a×2++"]],
    ["more than units: the last added are removed", [withDrinks(2, 3)], ["a×2++"]],
    ["are removed when the conditions no longer hold", [withDrinks(1, 1)], ["a×1", "offer-ended"]],
    ["stay for burgers on two lines", [withDrinks(1, 1), buildLine({ id: "b", note: "no salt" })], ["a×1+", "b×1"]],
    ["are removed with a trigger that ended", [withDrinks(2, 1)], ["a×2", "offer-ended"], { endsAt: now }],
    [
      "are removed with a product that is no longer offered",
      [withDrinks(2, 1)],
      ["a×2", "offer-ended"],
      { outcomes: [ofCategory("fresh")] },
    ],
    [
      "don't count for their own conditions: 2 × 1000 is below 2001 (R14)",
      [withDrinks(2, 2)],
      ["a×2", "offer-ended", "offer-ended"],
      { minimumSpend: cents(2_001) },
    ],
  ])("%s", (_name, lines, is, given?: Partial<RollTrigger>) => {
    expect(written(settle(lines, { triggers: [{ ...meal, ...given }] }))).toEqual(is);
  });

  it("cost what the offer makes of their current price", () => {
    const [line] = settle([withDrinks(2, 1)], { triggers: [{ ...meal, cut: { kind: "percent", percent: 10 } }] }).cart
      .lines;
    expect(line?.mealAddOns).toMatchObject([{ price: 500, reducedPrice: 450 }]);
  });

  it("are removed if a used coupon blocks the trigger (R17)", () => {
    const triggers = [{ ...meal, isBlockedByCoupon: true }];
    expect(written(settle([withDrinks(2, 1)], { triggers, coupon: buildCoupon() }))).toEqual(["a×2", "offer-ended"]);
  });
});
