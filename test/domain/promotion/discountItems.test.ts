import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { basketOf } from "../../../src/domain/promotion/basket.ts";
import { discountItems } from "../../../src/domain/promotion/discountItems.ts";
import type { PerItemTrigger, PriceCut } from "../../../src/domain/promotion/trigger.ts";
import { buildPerItem, needs, ofCategory, ofTag } from "../../support/buildPromotions.ts";
import { buildCartModifier, buildLine, buildRolled } from "../cart/cartLines.ts";

/** Discounts as text: "a item 2×200" means that on line a the trigger "item" takes 200 off in total on two units. */
function taken(lines: readonly CartLine[], ...triggers: readonly PerItemTrigger[]): string[] {
  const discounts = discountItems(triggers, basketOf(lines.map(priceLine)));
  return lines.flatMap(({ id }) =>
    (discounts.get(id) ?? []).map(({ triggerId, units, amount }) => `${id} ${triggerId} ${units}×${amount}`),
  );
}

function burger(id: string, price: number, given: Partial<CartLine> = {}): CartLine {
  return buildLine({ id, price: cents(price), ...given });
}

const off = (amount: number): PriceCut => ({ kind: "flat", amount: cents(amount) });
const percent = (part: number): PriceCut => ({ kind: "percent", percent: part });
const fixed = (price: number): PriceCut => ({ kind: "fixed", price: cents(price) });

describe("R18: a price type acts on the base price of one unit, rounded per unit", () => {
  const extra = [buildCartModifier("extra", { price: cents(125) })];
  const linked: PriceCut = { kind: "fixed-by-product" };

  it.each([
    ["flat: 3 × 150", off(150), burger("a", 600, { quantity: 3 }), ["a item 3×450"]],
    ["flat, not below 0: min(600, 700)", off(700), burger("a", 600), ["a item 1×600"]],
    ["flat leaves modifiers: min(600, 700)", off(700), burger("a", 600, { modifiers: extra }), ["a item 1×600"]],
    ["percentage: 2 × 50 % of 605 = 2 × 303", percent(50), burger("a", 605, { quantity: 2 }), ["a item 2×606"]],
    ["percentage leaves modifiers: 50 % of 600", percent(50), burger("a", 600, { modifiers: extra }), ["a item 1×300"]],
    ["fixed: 600 becomes 450", fixed(450), burger("a", 600), ["a item 1×150"]],
    ["fixed, never dearer: 600 stays", fixed(700), burger("a", 600), []],
    ["fixed, linked: 600 becomes 250", linked, burger("a", 600, { fixedPrice: cents(250) }), ["a item 1×350"]],
    ["fixed, linked: without its own price it doesn't match", linked, burger("a", 600), []],
    ["fixed, linked, never dearer", linked, burger("a", 600, { fixedPrice: cents(700) }), []],
  ])("%s", (_name, cut, line, is) => {
    expect(taken([line], buildPerItem({ cut }))).toEqual(is);
  });

  it("R10: never makes a unit less than 0 if a modifier made it cheaper: 600 - 400 leaves 200", () => {
    const modifiers = [buildCartModifier("less", { price: cents(-400) })];
    expect(taken([burger("a", 600, { modifiers })], buildPerItem({ cut: off(500) }))).toEqual(["a item 1×200"]);
  });
});

describe("R18: the units that are discounted", () => {
  const cart = [burger("a", 900), burger("b", 1_200, { quantity: 2 }), burger("c", 700)];
  const some = (quantity: number | null, given: Partial<PerItemTrigger> = {}) =>
    buildPerItem({ outcomes: [ofCategory("burgers", quantity)], ...given });

  it.each([
    ["all without a quantity", some(null), ["a item 1×100", "b item 2×200", "c item 1×100"]],
    ["the cheapest first: 700, 900", some(2), ["a item 1×100", "c item 1×100"]],
    ["the dearest first: 1200, 1200, 900", some(3, { isDearestFirst: true }), ["a item 1×100", "b item 2×200"]],
    ["part of a line", some(1, { isDearestFirst: true }), ["b item 1×100"]],
    ["no more than there are", some(9), ["a item 1×100", "b item 2×200", "c item 1×100"]],
    [
      "runs 4 / 2 = 2 times: 2 × 1 of the cheapest",
      some(1, { runsOften: true, conditions: [needs(2, "burgers")] }),
      ["a item 1×100", "c item 1×100"],
    ],
    ["RunOnce: 1 × 1", some(1, { conditions: [needs(2, "burgers")] }), ["c item 1×100"]],
    [
      "R17: RunMultiple without conditions is unlimited",
      some(1, { runsOften: true }),
      ["a item 1×100", "b item 2×200", "c item 1×100"],
    ],
  ])("%s", (_name, trigger, is) => {
    expect(taken(cart, trigger)).toEqual(is);
  });

  it("are sorted by the unit price with modifiers: 700 + 300 is more than 900", () => {
    const modifiers = [buildCartModifier("extra", { price: cents(300) })];
    expect(taken([burger("a", 900), burger("b", 700, { modifiers })], some(1))).toEqual(["a item 1×100"]);
  });

  it.each([{ isDearestFirst: true }, { isDearestFirst: false }])("follow cart order if tied: %o", (given) => {
    expect(taken([burger("b", 900), burger("a", 900)], some(1, given))).toEqual(["b item 1×100"]);
  });

  it("are found by tag", () => {
    const cola = buildLine({ id: "cola", categoryId: "drinks", tagIds: ["cold"] });
    expect(taken([...cart, cola], buildPerItem({ outcomes: [ofTag("cold")] }))).toEqual(["cola item 1×100"]);
  });

  it("R17: are found by one of the product's own categories", () => {
    const special = buildLine({ id: "special", categoryId: "today", categoryIds: ["burgers"] });
    expect(taken([special], some(null))).toEqual(["special item 1×100"]);
  });

  it("R17: don't include redeemed, rolled-in or unavailable items", () => {
    const redemption = { ruleKey: "r", name: "Half", points: 5, discountRate: 50 };
    const host = buildLine({ id: "host", categoryId: "mains", mealAddOns: [buildRolled({ categoryId: "burgers" })] });
    expect(
      taken([burger("a", 900, { redemption }), burger("b", 900, { unavailability: "sold-out" }), host], some(null)),
    ).toEqual([]);
  });

  it("are separate for each outcome: one burger and one cold drink", () => {
    const cola = buildLine({ id: "cola", categoryId: "drinks", tagIds: ["cold"], quantity: 2 });
    const both = buildPerItem({ outcomes: [ofCategory("burgers", 1), ofTag("cold", 1)] });
    expect(taken([...cart, cola], both)).toEqual(["c item 1×100", "cola item 1×100"]);
  });
});

describe("R18: one trigger per unit", () => {
  const cart = [burger("a", 2_000), burger("b", 2_450)];

  it("gives the first trigger its unit, the next one the rest: 20 % of 2450 = 490, then 300", () => {
    const first = buildPerItem({
      id: "1",
      cut: percent(20),
      outcomes: [ofCategory("burgers", 1)],
      isDearestFirst: true,
    });
    const second = buildPerItem({ id: "2", cut: off(300) });
    expect(taken(cart, first, second)).toEqual(["a 2 1×300", "b 1 1×490"]);
  });

  it("may give the units of a line different triggers: 1 × 490 and 2 × 300", () => {
    const first = buildPerItem({ id: "1", cut: percent(20), outcomes: [ofCategory("burgers", 1)] });
    const second = buildPerItem({ id: "2", cut: off(300) });
    expect(taken([burger("a", 2_450, { quantity: 3 })], first, second)).toEqual(["a 1 1×490", "a 2 2×600"]);
  });

  it("skips a trigger that takes nothing off, and leaves the unit to the next", () => {
    const none = buildPerItem({ id: "1", cut: fixed(9_900) });
    const second = buildPerItem({ id: "2", cut: off(300) });
    expect(taken(cart, none, second)).toEqual(["a 2 1×300", "b 2 1×300"]);
  });

  it("skips a unit that would gain nothing: 500 stays below 600, 900 becomes 600", () => {
    const trigger = buildPerItem({ cut: fixed(600), outcomes: [ofCategory("burgers", 1)] });
    expect(taken([burger("a", 500), burger("b", 900)], trigger)).toEqual(["b item 1×300"]);
  });

  it("counts two outcomes of one trigger as one on a line: 1 + 1 units", () => {
    const trigger = buildPerItem({ outcomes: [ofCategory("burgers", 1), ofTag("hot", 1)] });
    expect(taken([burger("a", 900, { quantity: 3, tagIds: ["hot"] })], trigger)).toEqual(["a item 2×200"]);
  });

  it("R17: counts a unit for several triggers: one burger meets both conditions", () => {
    const first = buildPerItem({ id: "1", conditions: [needs(1, "burgers")], outcomes: [ofCategory("drinks", 1)] });
    const second = buildPerItem({ id: "2", conditions: [needs(1, "burgers")], outcomes: [ofCategory("drinks", 1)] });
    const cola = buildLine({ id: "cola", categoryId: "drinks", quantity: 2 });
    expect(taken([burger("a", 900), cola], first, second)).toEqual(["cola 1 1×100", "cola 2 1×100"]);
  });

  it("R17: buys one and gets one free with a condition of 2 and an outcome of 1: 5 / 2 = 2 free", () => {
    const trigger = buildPerItem({
      cut: percent(100),
      runsOften: true,
      conditions: [needs(2, "burgers")],
      outcomes: [ofCategory("burgers", 1)],
    });
    expect(taken([burger("a", 900, { quantity: 5 })], trigger)).toEqual(["a item 2×1800"]);
  });
});
