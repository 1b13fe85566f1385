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
    { name: "at any time, without bounds", trigger: whole({}), applies: true },
    { name: "at StartAt, which is inclusive", trigger: whole({ startsAt: noon }), applies: true },
    { name: "not a millisecond before it", trigger: whole({ startsAt: instant(noon + 1) }), applies: false },
    { name: "not at EndAt, which is exclusive", trigger: whole({ endsAt: noon }), applies: false },
    { name: "a millisecond before it", trigger: whole({ endsAt: instant(noon + 1) }), applies: true },
    { name: "at MinimumSpend exactly", trigger: whole({ minimumSpend: cents(2_500) }), applies: true },
    { name: "not a cent below it", trigger: whole({ minimumSpend: cents(2_501) }), applies: false },
    { name: "for two of a category", trigger: whole({ conditions: [needs(2, "burgers")] }), applies: true },
    { name: "not for three of two", trigger: whole({ conditions: [needs(3, "burgers")] }), applies: false },
    { name: "for one with a tag", trigger: whole({ conditions: [needs(1, "cold", "tag")] }), applies: true },
    { name: "for a product's own category", trigger: whole({ conditions: [needs(1, "soft")] }), applies: true },
    {
      name: "not for a tag that is named like a category",
      trigger: whole({ conditions: [needs(1, "burgers", "tag")] }),
      applies: false,
    },
    {
      name: "only if all conditions hold",
      trigger: whole({ conditions: [needs(2, "burgers"), needs(2, "cold", "tag")] }),
      applies: false,
    },
  ])("$name", ({ trigger, applies }) => {
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
    { name: "sold out", line: { lack: "sold-out" } },
    { name: "rolled in", line: { categoryId: "mains", rolled: [buildRolled({ categoryId: "burgers" })] } },
  ] as const)("doesn't count a line that is $name", ({ line }) => {
    expect(meetsConditions(whole({ conditions: [needs(1, "burgers")] }), factsOf([buildLine(line)]))).toBe(false);
  });

  it("reports what is missing", () => {
    const trigger = whole({ minimumSpend: cents(3_000), conditions: [needs(3, "burgers"), needs(1, "drinks")] });
    const items = { kind: "items", condition: needs(3, "burgers"), quantity: 1 };
    expect(missingFor(trigger, factsOf(cart))).toEqual([{ kind: "spend", amount: 500 }, items]);
  });
});

describe("R17: runs", () => {
  const seven = [buildLine({ quantity: 7 }), buildLine({ id: "b", categoryId: "drinks", quantity: 2 })];

  it.each([
    { name: "7 / 2 = 3", conditions: [needs(2, "burgers")], often: true, runs: 3 },
    {
      name: "the least of 7 / 2 and 2 / 1",
      conditions: [needs(2, "burgers"), needs(1, "drinks")],
      often: true,
      runs: 2,
    },
    { name: "RunOnce caps them at 1", conditions: [needs(2, "burgers")], often: false, runs: 1 },
    { name: "RunOnce without conditions is one run", conditions: [], often: false, runs: 1 },
    {
      name: "RunMultiple without conditions is unlimited",
      conditions: [],
      often: true,
      runs: Number.POSITIVE_INFINITY,
    },
  ])("$name", ({ conditions, often, runs }) => {
    expect(runCount(buildPerItem({ conditions, runsOften: often }), factsOf(seven).basket)).toBe(runs);
  });
});
