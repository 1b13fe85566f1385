import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import { canTakeRoll, rollChoices } from "../../../src/domain/promotion/rollOffers.ts";
import { type RollPlace, rollTriggers } from "../../../src/domain/promotion/rollTriggers.ts";
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

  it.each<{ name: string; given: Partial<RollTrigger>; is: string[] }>([
    {
      name: "a category's dishes, and those that name it: fixed 300",
      given: {},
      is: ["cola 500 300", "juice 450 300"],
    },
    {
      name: "percentage: 500 - 250, 450 - 225",
      given: { cut: { kind: "percent", percent: 50 } },
      is: ["cola 500 250", "juice 450 225"],
    },
    {
      name: "flat, not below 0",
      given: { cut: { kind: "flat", amount: cents(470) } },
      is: ["cola 500 30", "juice 450 0"],
    },
    {
      name: "fixed by the product's own: 450 becomes 200",
      given: { cut: { kind: "fixed-by-product" } },
      is: ["juice 450 200"],
    },
    {
      name: "fixed, never dearer",
      given: { cut: { kind: "fixed", price: cents(480) } },
      is: ["cola 500 480", "juice 450 450"],
    },
    { name: "a tag's", given: { outcomes: [{ kind: "tag", id: "cold", quantity: null }] }, is: ["cola 500 300"] },
    {
      name: "a product",
      given: { outcomes: [{ kind: "product", id: "juice", quantity: null }] },
      is: ["juice 450 300"],
    },
    {
      name: "each once",
      given: { outcomes: [ofCategory("drinks"), ofCategory("fresh")] },
      is: ["cola 500 300", "juice 450 300"],
    },
  ])("$name", ({ given, is }) => {
    expect(choices(given)).toEqual(is);
  });

  const twice = buildMenu({ Specials: [{ ...cola, price: cents(400) }], Drinks: [cola] });

  it.each([
    { name: "the outcome category's entry: 500", outcome: ofCategory("drinks"), price: 500 },
    {
      name: "else the first menu entry's: 400",
      outcome: { kind: "product", id: "cola", quantity: null } as const,
      price: 400,
    },
  ])("have as base price $name", ({ outcome, price }) => {
    expect(rollChoices(buildRoll({ outcomes: [outcome] }), twice).map((choice) => choice.price)).toEqual([price]);
  });
});

describe("R20, R21: where a roll-into-meal is offered", () => {
  const offered = (place: RollPlace, mode: TriggerMode) =>
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
    { name: "one that counts for a condition", line: buildLine(), trigger: forBurgers, is: true },
    {
      name: "one that counts for another",
      line: buildLine({ categoryId: "x", tagIds: ["cold"] }),
      trigger: forBurgers,
      is: true,
    },
    { name: "one that counts for none", line: buildLine({ categoryId: "x" }), trigger: forBurgers, is: false },
    {
      name: "a redeemed one",
      line: buildLine({ redemption: { ruleKey: "free", name: "Free dish", points: 10, discountRate: 100 } }),
      trigger: forBurgers,
      is: false,
    },
    { name: "any, without conditions", line: buildLine({ categoryId: "x" }), trigger: buildRoll(), is: true },
    { name: "an unavailable one", line: buildLine({ lack: "sold-out" }), trigger: buildRoll(), is: false },
  ])("on a line: $name: $is", ({ line, trigger, is }) => {
    expect(canTakeRoll(line, trigger)).toBe(is);
  });
});
