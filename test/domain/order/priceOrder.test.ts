import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { PriceCut, Trigger, TriggerMode, WholeOrderTrigger } from "../../../src/domain/promotion/trigger.ts";
import { buildCoupon, buildPerItem, buildRoll, buildWholeOrder, needs } from "../../support/buildPromotions.ts";
import { buildLine, buildRolled } from "../cart/cartLines.ts";
import { type Given, price } from "./priceGiven.ts";

const flat = (amount: number): PriceCut => ({ kind: "flat", amount: cents(amount) });
const fixed = (amount: number): PriceCut => ({ kind: "fixed", price: cents(amount) });
const percent = (part: number): PriceCut => ({ kind: "percent", percent: part });
const redemption = { ruleKey: "r", name: "Half", points: 5, discountRate: 50 };

describe("R15: the order of calculation", () => {
  it("is per-item, coupon, whole-order, fee, holiday, bank, each based on the result before it", () => {
    // 2000 - 100 = 1900; 10 % = 190: 1710; 10 % = 171: 1539; fee 500; 10 % of 1539 = 154; 1 % of 2193 = 22.
    const order = price({
      lines: [buildLine({ price: cents(2_000) })],
      triggers: [buildPerItem(), buildWholeOrder()],
      coupon: buildCoupon(),
      delivery: { kilometres: 2, quotedFee: null },
      paidBy: { method: "card", cardType: "visa" },
      charges: {
        freight: {
          kind: "own",
          rules: [{ from: cents(0), upTo: null, dollars: 5, dollarsPerKilometre: 0, minimum: cents(0) }],
        },
        surcharges: {
          holidays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
            ...{ id: `${weekday}`, name: "", from: cents(0), upTo: null, isTaxable: true },
            ...{ rate: { kind: "share", rate: 0.1 }, days: { kind: "weekday", weekday } },
          })),
          bank: [
            {
              id: "0",
              name: "",
              from: cents(0),
              upTo: null,
              isTaxable: false,
              rate: { kind: "share", rate: 0.01 },
              card: "all",
            },
          ],
        },
      },
    });
    expect(order).toMatchObject({ perItem: 100, coupon: { amount: 190 }, wholeOrder: { amount: 171 }, total: 2_215 });
    expect(order).toMatchObject({
      subtotal: { amount: 2_000 },
      discount: { amount: 461 },
      fee: { amount: 500, tax: 45 },
    });
    expect(order.holidays.map(({ amount }) => amount)).toEqual([154]);
    expect(order.bank.map(({ amount }) => amount)).toEqual([22]);
    // 182 - 9 = 173; - 173 × 190 / 1900 = 17: 156; - 171 / 11 = 16: 140; + 45 + 154 / 11 = 14.
    expect(order.gst).toBe(199);
  });

  it("gives 0 for an empty cart", () => {
    expect(price({ lines: [] })).toMatchObject({ lines: [], subtotal: { amount: 0, tax: 0 }, total: 0, gst: 0 });
  });
});

describe("R19: the whole-order discount", () => {
  const one = (id: string, cut: PriceCut, given: Partial<Trigger> = {}) =>
    ({ ...buildWholeOrder({ id, cut }), ...given }) as Trigger;

  it.each([
    { name: "flat: 150 off", cut: flat(150), amount: 150 },
    { name: "flat, at most all: 1000 off", cut: flat(9_900), amount: 1_000 },
    { name: "percentage: 33.3 % of 1000", cut: percent(33.3), amount: 333 },
    { name: "fixed: 1000 becomes 700", cut: fixed(700), amount: 300 },
  ])("$name", ({ cut, amount }) => {
    expect(price({ triggers: [one("a", cut)] }).wholeOrder?.amount).toBe(amount);
  });

  it("is the first, not the best", () => {
    expect(price({ triggers: [one("a", flat(100)), one("b", flat(500))] }).wholeOrder).toMatchObject({
      triggerId: "a",
    });
  });

  it("is the first that takes something off: 1000 stays below 2000", () => {
    expect(price({ triggers: [one("a", fixed(2_000)), one("b", flat(500))] }).wholeOrder).toMatchObject({
      triggerId: "b",
    });
  });

  it("is the first that applies", () => {
    const triggers = [one("a", flat(100), { minimumSpend: cents(1_001) }), one("b", flat(500))];
    expect(price({ triggers }).wholeOrder).toMatchObject({ triggerId: "b" });
  });

  it("includes redeemed and rolled-in items: 10 % of 1000 + 500 + 300", () => {
    const lines = [buildLine({ mealAddOns: [buildRolled()] }), buildLine({ id: "b", redemption })];
    expect(price({ lines, triggers: [one("a", percent(10))] }).wholeOrder?.amount).toBe(180);
  });

  it("isn't multiplied by runs: four burgers for a condition of two, still 100", () => {
    const triggers = [one("a", flat(100), { conditions: [needs(2, "burgers")] })];
    expect(price({ lines: [buildLine({ quantity: 4 })], triggers }).wholeOrder?.amount).toBe(100);
  });
});

describe("R20: modes", () => {
  const member = { earlierOrders: 0 };
  const accepted = new Set(["whole"]);

  it.each<[string, TriggerMode, Given, boolean]>([
    ["0 by itself", "automatic", {}, true],
    ["1 not before Yes", "confirm", {}, false],
    ["1 after Yes", "confirm", { accepted }, true],
    ["2 not before Apply", "manual", {}, false],
    ["2 after Apply", "manual", { accepted }, true],
    ["3 not outside checkout", "checkout", {}, false],
    ["3 on checkout routes", "checkout", { isOnCheckout: true }, true],
    ["3 not by a Yes", "checkout", { accepted }, false],
    ["4 not for a guest", "first-order", {}, false],
    ["4 for a member without an earlier order", "first-order", { member }, true],
    ["4 not for one with an earlier order", "first-order", { member: { earlierOrders: 1 } }, false],
  ])("%s", (_name, mode, given, applies) => {
    expect(price({ triggers: [buildWholeOrder({ mode })], ...given }).wholeOrder !== null).toBe(applies);
  });
});

describe("R20: an offer", () => {
  const offers = (triggers: readonly Trigger[], given: Given = {}) =>
    price({ triggers, ...given }).offers.map(
      ({ triggerId, asks, amount }) => `${triggerId} ${asks ? "asks" : "button"} ${amount}`,
    );
  const confirm = buildWholeOrder({ id: "yes", mode: "confirm" });
  const manual = buildPerItem({ id: "press", mode: "manual" });

  it("asks with Yes and No in mode 1, and with a button in mode 2: 10 % of 1000, and 100", () => {
    expect(offers([confirm, manual])).toEqual(["yes asks 100", "press button 100"]);
  });

  it("isn't made after it was accepted", () => {
    expect(offers([confirm, manual], { accepted: new Set(["yes", "press"]) })).toEqual([]);
  });

  it.each(["automatic", "checkout", "first-order"] as const)("isn't made in mode %s", (mode) => {
    expect(offers([{ ...confirm, mode }])).toEqual([]);
  });

  it("isn't made if the trigger doesn't apply", () => {
    expect(offers([{ ...confirm, minimumSpend: cents(1_001) }])).toEqual([]);
  });

  it("isn't made if an earlier trigger wins (R19)", () => {
    expect(offers([buildWholeOrder({ id: "first" }), confirm])).toEqual([]);
  });

  it("shows what it takes off beyond the current discount: 500 in place of 100", () => {
    expect(offers([{ ...confirm, cut: flat(500) }, buildWholeOrder({ id: "later" })])).toEqual(["yes asks 400"]);
  });

  it("isn't made if it would replace a better discount", () => {
    expect(offers([{ ...confirm, cut: flat(50) }, buildWholeOrder({ id: "later" })])).toEqual([]);
  });

  it("isn't made if its units already have a discount (R18)", () => {
    expect(offers([buildPerItem({ id: "first" }), manual])).toEqual([]);
  });

  it("isn't made for a roll-into-meal, which the product and its line offer", () => {
    expect(offers([buildRoll({ mode: "confirm" })])).toEqual([]);
  });
});

describe("R20: an offer that isn't reached yet", () => {
  const near = (trigger: Partial<WholeOrderTrigger>) =>
    price({ triggers: [buildWholeOrder(trigger)] }).near.map(({ missing }) => missing);

  it.each([
    ["none once its minimum is in the cart", 1_000, []],
    ["what is missing", 1_001, [[{ kind: "spend", amount: 1 }]]],
    ["from half of its minimum", 2_000, [[{ kind: "spend", amount: 1_000 }]]],
    ["not before: 1000 of 2001", 2_001, []],
  ])("is named with what is missing: %s", (_what, minimum, missing) => {
    expect(near({ minimumSpend: cents(minimum) })).toEqual(missing);
  });
});

describe("R17, R22: a trigger blocked by a used coupon", () => {
  const triggers = [buildWholeOrder({ isBlockedByCoupon: true })];

  it.each([
    ["one that saves more blocks", buildCoupon({ percent: 11 }), null],
    ["one that saves no more isn't used", buildCoupon({ percent: 10 }), 100],
    ["one below its MinSpent doesn't: 10 % of 1000", buildCoupon({ minimumSpend: cents(1_001) }), 100],
    ["one without candidates doesn't", buildCoupon({ productId: "cola" }), 100],
    ["no coupon doesn't", null, 100],
  ])("%s", (_name, coupon, whole) => {
    expect(price({ triggers, coupon }).wholeOrder?.amount ?? null).toBe(whole);
  });
});
