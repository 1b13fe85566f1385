import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/money/cents.ts";
import type { DraftExtra } from "../../../src/domain/order/orderDraft.ts";
import { buildCartModifier, buildLine, buildRolled } from "../cart/cartLines.ts";
import { buildDraft } from "./buildDraft.ts";
import { priceLines } from "./buildPricing.ts";

function sizeOf({ total, children }: DraftExtra): number {
  return total.excludingTax + total.tax + children.reduce((sum, child) => sum + sizeOf(child), 0);
}

const amount = fc.integer({ min: 0, max: 5_000 }).map(cents);
const count = fc.integer({ min: 1, max: 20 });
const taxRate = fc.constantFrom(0, 0.1);

const lines = fc.array(
  fc.record({ price: amount, quantity: count, taxRate, extra: amount, extras: count, sub: amount }).map((given) => {
    const sub = buildCartModifier("sub", { price: given.sub });
    const extra = buildCartModifier("extra", { price: given.extra, quantity: given.extras, subs: [sub] });
    return buildLine({ price: given.price, quantity: given.quantity, taxRate: given.taxRate, modifiers: [extra] });
  }),
  { minLength: 1, maxLength: 8 },
);

describe("an order's draft", () => {
  it("has pairs that sum to what the diner was shown, and parts that sum to the subtotal", () => {
    fc.assert(
      fc.property(lines, (given) => {
        const priced = priceLines(...given);
        const { items, subtotal, total } = buildDraft({ priced });
        const parts = items.map(
          (item) => item.total.excludingTax + item.total.tax + item.extras.reduce((sum, each) => sum + sizeOf(each), 0),
        );
        expect(subtotal.excludingTax + subtotal.tax).toBe(priced.subtotal.amount);
        expect(total.excludingTax + total.tax).toBe(priced.total);
        expect(total.tax).toBe(priced.gst);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(priced.subtotal.amount);
      }),
    );
  });

  it("R14: leaves out unavailable items and modifiers, with their sub-modifiers", () => {
    const salt = buildCartModifier("salt");
    const modifiers = [
      buildCartModifier("chips", { unavailability: "unavailable", subs: [salt] }),
      buildCartModifier("bacon", { subs: [{ ...salt, unavailability: "sold-out" }] }),
      buildCartModifier("egg", { subs: [salt] }),
    ];
    const lines = [
      buildLine({ modifiers, mealAddOns: [buildRolled({ modifiers })] }),
      buildLine({ id: "gone", unavailability: "unavailable" }),
    ];
    const { items } = buildDraft({ priced: priceLines(...lines) });
    const written = (extras: readonly DraftExtra[]): string =>
      extras.map(({ modifier, children }) => `${modifier.name}(${written(children)})`).join(" ");
    expect(items.map(({ name, extras }) => [name, written(extras)])).toEqual([
      ["Patty", "bacon() egg(salt())"],
      ["Cola", "bacon() egg(salt())"],
    ]);
  });

  it("removes invisible characters from its notes", () => {
    expect(buildDraft({ notes: " Ring \u202etwice\u0007 " }).notes).toBe("Ring twice");
  });

  it("R23: has no tax below 0 on a line with a negative modifier", () => {
    const modifiers = [buildCartModifier("less", { price: cents(-2_000) })];
    const { subtotal } = buildDraft({ priced: priceLines(buildLine({ price: cents(1_000), modifiers })) });
    expect(subtotal).toEqual({ excludingTax: 0, tax: 0 });
  });
});
