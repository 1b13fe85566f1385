import { describe, expect, it } from "vitest";
import { priceLine } from "../../../src/domain/cart/priceLine.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, buildRolled } from "./cartLines.ts";

/** Two of M1; two of M2, each with three of M3. */
const pizza = buildLine({
  price: cents(2_000),
  quantity: 2,
  modifiers: [
    buildCartModifier("M1", { price: cents(200), quantity: 2 }),
    buildCartModifier("M2", {
      price: cents(150),
      quantity: 2,
      subs: [buildCartModifier("M3", { price: cents(35), quantity: 3 })],
    }),
  ],
});

const redeemed = (discountRate: number) => ({ ruleKey: "r", name: "Half", points: 5, discountRate });

describe("R14: a line", () => {
  it("costs unit × quantity, where the unit includes modifiers and sub-modifiers", () => {
    // 2000 + 2 × 200 + 2 × 150 + 2 × 3 × 35 = 2910
    expect(priceLine(pizza)).toMatchObject({ unit: 2_910, own: { amount: 5_820 }, total: 5_820 });
  });

  it("adds each rolled-in item once, whatever the line's quantity", () => {
    // 2 × 1000 + 300 + (300 + 2 × 50)
    const shot = buildCartModifier("shot", { price: cents(50), quantity: 2 });
    const mealAddOns = [buildRolled(), buildRolled({ modifiers: [shot] })];
    const line = priceLine(buildLine({ quantity: 2, mealAddOns }));
    expect(line).toMatchObject({ unit: 1_000, own: { amount: 2_000 }, total: 2_700 });
    expect(line.mealAddOns.map(({ amount }) => amount)).toEqual([300, 400]);
  });

  it.each([
    { rate: 50, sum: "1005 - 502.5 = 503 off", unit: 502 },
    { rate: 33.3, sum: "1005 - 334.665 = 335 off", unit: 670 },
    { rate: 100, sum: "1005 - 1005", unit: 0 },
  ])("R22: redeemed at $rate %, reduces its base price only: $sum", ({ rate, unit }) => {
    const modifiers = [buildCartModifier("M1", { price: cents(125) })];
    const line = buildLine({ price: cents(1_005), redemption: redeemed(rate), modifiers });
    expect(priceLine(line)).toMatchObject({ unit: unit + 125, base: { amount: unit }, total: unit + 125 });
  });

  it.each(["sold-out", "unavailable"] as const)("counts 0 if it is %s, with everything rolled in", (unavailability) => {
    const line = priceLine({ ...pizza, unavailability, mealAddOns: [buildRolled()] });
    expect(line).toMatchObject({ own: { amount: 0, tax: 0 }, mealAddOns: [], total: 0 });
  });

  it.each([
    { name: "never below 0: 100 - 450", price: 100, minus: -450, unit: 0 },
    { name: "lower by a negative modifier: 1000 - 450", price: 1_000, minus: -450, unit: 550 },
  ])("R10: has a unit price that is $name", ({ price, minus, unit }) => {
    const modifiers = [buildCartModifier("less", { price: cents(minus) })];
    expect(priceLine(buildLine({ price: cents(price), quantity: 2, modifiers }))).toMatchObject({
      unit,
      total: unit * 2,
    });
  });
});

describe("R23: the tax of a line", () => {
  it("is taken on each part as the order lists it", () => {
    // 4000 / 11 = 364, 800 / 11 = 73, 600 / 11 = 55, 420 / 11 = 38: 530
    const line = priceLine(pizza);
    expect(line).toMatchObject({ own: { tax: 530 }, base: { amount: 4_000, tax: 364 } });
    expect(line.modifiers).toMatchObject([
      { amount: 800, tax: 73, subs: [] },
      { amount: 600, tax: 55, subs: [{ amount: 420, tax: 38 }] },
    ]);
  });

  it("uses the modifier's own rate for a modifier", () => {
    // 1000 / 11 = 91, 115 × 15 / 115 = 15
    const modifiers = [buildCartModifier("M1", { price: cents(115), taxRate: 0.15 })];
    expect(priceLine(buildLine({ modifiers })).own.tax).toBe(106);
  });

  it("is taken on what is left of a redeemed line: 502 / 11 = 46", () => {
    expect(priceLine(buildLine({ price: cents(1_005), redemption: redeemed(50) })).own.tax).toBe(46);
  });

  it("includes its own tax for a rolled-in item: 300 / 11 = 27, with 100 of a modifier / 11 = 9", () => {
    const line = priceLine(buildLine({ mealAddOns: [buildRolled({ modifiers: [buildCartModifier("shot")] })] }));
    expect(line.mealAddOns.map(({ tax }) => tax)).toEqual([36]);
    expect(line.own.tax).toBe(91);
  });

  it.each([
    ["falls: 1000 / 11 - 450 / 11 = 91 - 41", 1_000, -450, 0.1, 50],
    ["of another tax rate doesn't change the product's: 1100 / 11", 1_100, -100, 0, 100],
    ["is never below 0: 100 - 1000 / 2", 1_100, -1_000, 1, 0],
    ["is 0 if there is nothing to pay: 1100 - 1100", 1_100, -1_100, 0, 0],
  ])("with a negative modifier: %s", (_name, price, minus, rate, tax) => {
    const modifiers = [buildCartModifier("less", { price: cents(minus), taxRate: rate })];
    expect(priceLine(buildLine({ price: cents(price), modifiers })).own.tax).toBe(tax);
    const mealAddOns = [buildRolled({ reducedPrice: cents(price), modifiers })];
    expect(priceLine(buildLine({ mealAddOns })).mealAddOns.map((item) => item.tax)).toEqual([tax]);
  });
});

describe("R14: an unavailable modifier", () => {
  const salt = buildCartModifier("salt", { price: cents(50), quantity: 2 });
  const chips = buildCartModifier("chips", { price: cents(500), quantity: 2, subs: [salt] });

  it.each(["sold-out", "unavailable"] as const)("counts 0 if it is %s, with its sub-modifiers", (unavailability) => {
    const modifiers = [{ ...chips, unavailability }, buildCartModifier("bacon", { price: cents(300) })];
    const line = priceLine(buildLine({ quantity: 2, modifiers, mealAddOns: [buildRolled({ modifiers })] }));
    expect(line).toMatchObject({ unit: 1_300, own: { amount: 2_600 }, mealAddOns: [{ amount: 600 }] });
    expect(line.modifiers).toMatchObject([{ amount: 0, tax: 0, subs: [{ amount: 0, tax: 0 }] }, { amount: 600 }]);
  });

  it("takes away only itself if it is a sub-modifier of an available one: 1000 + 2 × 500", () => {
    const modifiers = [{ ...chips, subs: [{ ...salt, unavailability: "sold-out" as const }] }];
    expect(priceLine(buildLine({ modifiers })).unit).toBe(2_000);
  });
});
