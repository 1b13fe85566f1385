import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents, sumCents } from "../../../src/domain/money/cents.ts";
import { basketOf } from "../../../src/domain/promotion/basket.ts";
import { meetsConditions, missingFor, runCount } from "../../../src/domain/promotion/canApply.ts";
import type { Trigger } from "../../../src/domain/promotion/trigger.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildPerItem, buildWholeOrder, needs } from "../../support/buildPromotions.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";

const noon = instant(1_750_000_000_000);

function factsOf(lines: readonly CartLine[], given: { readonly hasCoupon?: boolean } = {}) {
  const goods = lines.map(priceLine);
  return {
    value: sumCents(goods.map(({ total }) => total)),
    basket: basketOf(goods),
    now: noon,
    hasCoupon: false,
    ...given,
  };
}

/** Two burgers and a drink: 25.00. */
const cart = [
  buildLine({ id: "a", quantity: 2 }),
  buildLine({ id: "b", categoryId: "drinks", price: cents(500), tagIds: ["cold"], categoryIds: ["soft"] }),
];

function whole(given: Partial<Trigger>): Trigger {
  return { ...buildWholeOrder(), ...given } as Trigger;
}

describe("R17: whether a trigger applies", () => {
  it.each([
    ["at any time, without bounds", whole({}), true],
    ["at StartAt, which is inclusive", whole({ startsAt: noon }), true],
    ["not a millisecond before it", whole({ startsAt: instant(noon + 1) }), false],
    ["not at EndAt, which is exclusive", whole({ endsAt: noon }), false],
    ["a millisecond before it", whole({ endsAt: instant(noon + 1) }), true],
    ["at MinimumSpend exactly", whole({ minimumSpend: cents(2_500) }), true],
    ["not a cent below it", whole({ minimumSpend: cents(2_501) }), false],
    ["for two of a category", whole({ conditions: [needs(2, "burgers")] }), true],
    ["not for three of two", whole({ conditions: [needs(3, "burgers")] }), false],
    ["for one with a tag", whole({ conditions: [needs(1, "cold", "tag")] }), true],
    ["for a product's own category", whole({ conditions: [needs(1, "soft")] }), true],
    ["not for a tag that is named like a category", whole({ conditions: [needs(1, "burgers", "tag")] }), false],
    ["only if all conditions hold", whole({ conditions: [needs(2, "burgers"), needs(2, "cold", "tag")] }), false],
  ])("%s", (_name, trigger, applies) => {
    expect(meetsConditions(trigger, factsOf(cart))).toBe(applies);
  });

  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
  ])("NotApplicableWithCoupon %s, with a coupon %s: %s", (isBlockedByCoupon, hasCoupon, applies) => {
    expect(meetsConditions(whole({ isBlockedByCoupon }), factsOf(cart, { hasCoupon }))).toBe(applies);
  });

  it.each([
    { name: "redeemed", line: { redemption: { ruleKey: "r", name: "r", points: 1, discountRate: 50 } } },
    { name: "sold out", line: { unavailability: "sold-out" } },
    { name: "rolled in", line: { categoryId: "mains", mealAddOns: [buildRolled({ categoryId: "burgers" })] } },
  ] as const)("doesn't count a line that is $name", ({ line }) => {
    expect(meetsConditions(whole({ conditions: [needs(1, "burgers")] }), factsOf([buildLine(line)]))).toBe(false);
  });

  it("reports what is missing", () => {
    const trigger = whole({ minimumSpend: cents(3_000), conditions: [needs(3, "burgers"), needs(1, "drinks")] });
    const items = { kind: "items", condition: needs(3, "burgers"), quantity: 1 };
    expect(missingFor(trigger, factsOf(cart))).toEqual([{ kind: "spend", amount: 500 }, items]);
    expect(missingFor(whole({ minimumSpend: cents(2_500) }), factsOf(cart))).toEqual([]);
  });
});

describe("R17: runs", () => {
  const seven = [buildLine({ quantity: 7 }), buildLine({ id: "b", categoryId: "drinks", quantity: 2 })];

  it.each([
    ["7 / 2 = 3", [needs(2, "burgers")], true, 3],
    ["the least of 7 / 2 and 2 / 1", [needs(2, "burgers"), needs(1, "drinks")], true, 2],
    ["RunOnce caps them at 1", [needs(2, "burgers")], false, 1],
    ["RunOnce without conditions is one run", [], false, 1],
    ["RunMultiple without conditions is unlimited", [], true, Number.POSITIVE_INFINITY],
  ])("%s", (_name, conditions, often, runs) => {
    expect(runCount(buildPerItem({ conditions, runsOften: often }), factsOf(seven).basket)).toBe(runs);
  });
});
