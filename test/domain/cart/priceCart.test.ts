import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartLine, type CartModifier, emptyCart } from "../../../src/domain/cart/cart.ts";
import { priceCart, priceLine } from "../../../src/domain/cart/priceCart.ts";
import type { PricedModifier, PricedPart } from "../../../src/domain/cart/pricedCart.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, cartWith } from "./cartLines.ts";

function priced(...lines: readonly CartLine[]) {
  const { subtotal, gst, total } = priceCart(cartWith(...lines));
  return { subtotal, gst, total };
}

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

describe("what a cart costs", () => {
  it("nothing, while it is empty", () => {
    expect(priceCart(emptyCart)).toEqual({ lines: [], subtotal: 0, gst: 0, total: 0 });
  });

  it("R14, R23: a pizza with modifiers and sub-modifiers, worked by hand", () => {
    // 2000 + 2 × 200 + 2 × 150 + 2 × 3 × 35 = 2910; tax of 4000, 800, 600, 420: 364 + 73 + 55 + 38.
    const [line] = priceCart(cartWith(pizza)).lines;
    expect(line).toMatchObject({ unit: 2_910, total: 5_820, tax: 530, base: { amount: 4_000, tax: 364 } });
    expect(line?.modifiers).toMatchObject([
      { amount: 800, tax: 73, subs: [] },
      { amount: 600, tax: 55, subs: [{ amount: 420, tax: 38 }] },
    ]);
    expect(priced(pizza)).toEqual({ subtotal: 5_820, gst: 530, total: 5_820 });
  });

  it("the order of the wire's example: two burgers with a modifier, a damper without tax", () => {
    const patty = buildCartModifier("103", { price: cents(645) });
    const burgers = buildLine({ price: cents(1_885), quantity: 2, modifiers: [patty] });
    const damper = buildLine({ id: "line-2", productId: "12", price: cents(605), taxRate: 0 });
    const [first] = priceCart(cartWith(burgers, damper)).lines;
    expect(first?.base).toEqual({ amount: 3_770, tax: 343 });
    expect(first?.modifiers).toMatchObject([{ amount: 1_290, tax: 117 }]);
    expect(priced(burgers, damper)).toEqual({ subtotal: 5_665, gst: 460, total: 5_665 });
  });

  it("four of 24.50, worked by hand", () => {
    expect(priced(buildLine({ price: cents(2_450), quantity: 4 }))).toEqual({
      subtotal: 9_800,
      gst: 891,
      total: 9_800,
    });
  });

  it.each([
    { name: "lowers the line and its tax", price: 1_000, minus: -450, rate: 0.1, unit: 550, tax: 50 },
    { name: "of another rate leaves the product's tax", price: 1_100, minus: -100, rate: 0, unit: 1_000, tax: 100 },
    { name: "never makes tax negative", price: 1_100, minus: -1_000, rate: 1, unit: 100, tax: 0 },
    { name: "never makes a unit negative", price: 100, minus: -450, rate: 0.1, unit: 0, tax: 0 },
    { name: "that leaves nothing to pay leaves no tax", price: 1_100, minus: -1_100, rate: 0, unit: 0, tax: 0 },
  ])("R10, R23: a negative modifier $name", ({ price, minus, rate, unit, tax }) => {
    const modifiers = [buildCartModifier("less", { price: cents(minus), taxRate: rate })];
    expect(priceLine(buildLine({ price: cents(price), modifiers }))).toMatchObject({ unit, total: unit, tax });
  });
});

describe("any cart", () => {
  const anyModifier = (subs: fc.Arbitrary<readonly CartModifier[]>): fc.Arbitrary<CartModifier> =>
    fc
      .record({
        price: fc.integer({ min: -500, max: 2_000 }).map(cents),
        quantity: fc.integer({ min: 1, max: 20 }),
        taxRate: fc.constantFrom(0, 0.05, 0.1, 0.2),
        subs,
      })
      .map((given) => buildCartModifier("m", given));
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 100_000 }).map(cents),
      quantity: fc.integer({ min: 1, max: 20 }),
      taxRate: fc.constantFrom(0, 0.1, 0.15),
      modifiers: fc.array(anyModifier(fc.array(anyModifier(fc.constant([])), { maxLength: 2 })), { maxLength: 3 }),
    })
    .map((given) => buildLine(given));

  function partsOf(modifier: PricedModifier): PricedPart[] {
    return [modifier, ...modifier.subs.flatMap(partsOf)];
  }

  it("R14: is the sum of its lines, and a line the sum of its parts", () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const cart = priceCart(cartWith(...lines));
        expect(cart.subtotal).toBe(cart.lines.reduce((sum, { unit, line }) => sum + unit * line.quantity, 0));
        expect(cart.gst).toBe(cart.lines.reduce((sum, { tax }) => sum + tax, 0));
        expect(cart.total).toBe(cart.subtotal);
        for (const { total, tax, base, modifiers } of cart.lines) {
          const parts = [base, ...modifiers.flatMap(partsOf)];
          expect(total).toBe(
            Math.max(
              0,
              parts.reduce((sum, { amount }) => sum + amount, 0),
            ),
          );
          if (total > 0)
            expect(tax).toBe(
              Math.max(
                0,
                parts.reduce((sum, part) => sum + part.tax, 0),
              ),
            );
          else expect(tax).toBe(0);
        }
      }),
    );
  });
});
