import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { canTakeRoll, rollChoices } from "../../../src/domain/promotion/rollOffers.ts";
import { type RollSurface, rollTriggers } from "../../../src/domain/promotion/rollTriggers.ts";
import type { RollTrigger, TriggerMode } from "../../../src/domain/promotion/trigger.ts";
import { instant } from "../../../src/domain/time/instant.ts";
import { buildMenu } from "../../support/buildMenu.ts";
import { buildRoll, needs, ofCategory } from "../../support/buildPromotions.ts";
import { buildLine } from "../cart/cartLines.ts";
import { cola, menu } from "./drinks.ts";

const now = instant(1_750_000_000_000);

describe("R21: the items that may be rolled in", () => {
  const choices = (given: Partial<RollTrigger>) =>
    rollChoices(buildRoll(given), menu).map(
      ({ product, price, reducedPrice }) => `${product.id} ${price} ${reducedPrice}`,
    );

  it.each<[string, Partial<RollTrigger>, string[]]>([
    ["a category's dishes, and those that name it: fixed 300", {}, ["cola 500 300", "juice 450 300"]],
    ["percentage: 500 - 250, 450 - 225", { cut: { kind: "percent", percent: 50 } }, ["cola 500 250", "juice 450 225"]],
    ["flat, not below 0", { cut: { kind: "flat", amount: cents(470) } }, ["cola 500 30", "juice 450 0"]],
    ["fixed by the product's own: 450 becomes 200", { cut: { kind: "fixed-by-product" } }, ["juice 450 200"]],
    ["fixed, never dearer", { cut: { kind: "fixed", price: cents(480) } }, ["cola 500 480", "juice 450 450"]],
    ["a tag's", { outcomes: [{ kind: "tag", id: "cold", quantity: null }] }, ["cola 500 300"]],
    ["a product", { outcomes: [{ kind: "product", id: "juice", quantity: null }] }, ["juice 450 300"]],
    ["each once", { outcomes: [ofCategory("drinks"), ofCategory("fresh")] }, ["cola 500 300", "juice 450 300"]],
  ])("%s", (_name, given, is) => {
    expect(choices(given)).toEqual(is);
  });

  it("R12: include a product that is in no category, at its own price", () => {
    const outcomes = [{ kind: "product", id: "juice", quantity: null } as const];
    const unlisted = { ...menu, categories: menu.categories.filter(({ id }) => id !== "fresh") };
    expect(rollChoices(buildRoll({ outcomes }), unlisted)).toMatchObject([{ name: "Juice", price: 450 }]);
    expect(rollChoices(buildRoll({ outcomes }), buildMenu())).toEqual([]);
  });

  const twice = buildMenu({ Specials: [{ ...cola, price: cents(400) }], Drinks: [cola] });

  it.each([
    ["the outcome category's entry: 500", ofCategory("drinks"), 500],
    ["else the first menu entry's: 400", { kind: "product", id: "cola", quantity: null } as const, 400],
  ])("have as base price %s", (_name, outcome, price) => {
    expect(rollChoices(buildRoll({ outcomes: [outcome] }), twice).map((choice) => choice.price)).toEqual([price]);
  });
});

describe("R20, R21: where a roll-into-meal is offered", () => {
  const offered = (place: RollSurface, mode: TriggerMode) =>
    rollTriggers([buildRoll({ mode })], { cart: { lines: [buildLine()] }, coupon: null, now }, place).length === 1;

  it.each<[TriggerMode, boolean, boolean]>([
    ["automatic", true, true],
    ["confirm", true, true],
    ["manual", false, true],
    ["checkout", false, false],
    ["first-order", false, false],
  ])("in mode %s: in the dialog %s, on the cart line %s", (mode, dialog, cart) => {
    expect([offered("dialog", mode), offered("cart", mode)]).toEqual([dialog, cart]);
  });

  const forBurgers = buildRoll({ conditions: [needs(2, "burgers"), needs(1, "cold", "tag")] });

  it.each([
    ["one that counts for a condition", true, buildLine(), forBurgers],
    ["one that counts for another", true, buildLine({ categoryId: "x", tagIds: ["cold"] }), forBurgers],
    ["one that counts for none", false, buildLine({ categoryId: "x" }), forBurgers],
    [
      "a redeemed one",
      false,
      buildLine({ redemption: { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 } }),
      forBurgers,
    ],
    ["any, without conditions", true, buildLine({ categoryId: "x" }), buildRoll()],
    ["an unavailable one", false, buildLine({ unavailability: "sold-out" }), buildRoll()],
  ])("on a line: %s: %s", (_name, is, line, trigger) => {
    expect(canTakeRoll(line, trigger)).toBe(is);
  });
});
