import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostOfOneProduct } from "../../../src/domain/cart/limits.ts";
import { isAsOrdered, withOrdered, withoutOrdered } from "../../../src/domain/cart/withoutOrdered.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, buildRolled, cartWith, writtenCart } from "./cartLines.ts";

const burger = buildLine({ id: "a", productId: "burger" });
const cake = buildLine({ id: "b", productId: "cake" });
const [cola, fries] = [buildRolled(), buildRolled({ productId: "fries" })];

const table = [
  { name: "nothing else", now: [burger], rest: "" },
  { name: "something else as well", now: [burger, cake], rest: "b cake×1" },
  { name: "more of it", now: [{ ...burger, quantity: 3 }], rest: "a burger×2" },
  { name: "less of it", ordered: [{ ...burger, quantity: 2 }], now: [burger], rest: "" },
  { name: "nothing", now: [], rest: "" },
  { name: "only something else", now: [cake], rest: "b cake×1" },
  { name: "it with another note", now: [{ ...burger, note: "no onions" }], rest: "a burger×1" },
  { name: "it with a modifier", now: [{ ...burger, modifiers: [buildCartModifier("cheese")] }], rest: "a burger×1" },
  { name: "the same product on another line", now: [{ ...burger, id: "c" }], rest: "c burger×1" },
] as const;

describe("R33: removing the ordered lines from the cart, and keeping those added later", () => {
  it.each(table)("if the cart holds $name", ({ now, rest, ...given }) => {
    const ordered = "ordered" in given ? given.ordered : [burger];
    expect(writtenCart(withoutOrdered(cartWith(...now), ordered))).toBe(rest);
    expect(isAsOrdered(cartWith(...now), ordered)).toBe(now.length === 1 && now[0] === burger && ordered[0] === burger);
  });

  it("ignores a new price, name or category from the menu", () => {
    const now = cartWith({ ...burger, price: cents(1_250), name: "Burger!", categoryId: "specials" });
    expect(withoutOrdered(now, [burger]).lines).toEqual([]);
    expect(isAsOrdered(now, [burger])).toBe(true);
  });

  it("R21: removes the ordered rolled-in items too, and keeps those of the remaining units", () => {
    const ordered = [{ ...burger, quantity: 2, mealAddOns: [cola] }];
    const more = { ...burger, quantity: 3, mealAddOns: [cola, fries] };
    expect(withoutOrdered(cartWith(more), ordered).lines).toEqual([{ ...burger, mealAddOns: [fries] }]);
    expect(withoutOrdered(cartWith({ ...more, quantity: 2 }), ordered).lines).toEqual([]);
    expect(isAsOrdered(cartWith({ ...more, quantity: 2 }), ordered)).toBe(false);
  });

  it.each([
    ["another product", fries],
    ["another modifier", buildRolled({ modifiers: [buildCartModifier("ice")] })],
    ["another offer", buildRolled({ triggerId: "other" })],
  ])("R21: counts as changed if a rolled-in item was replaced: %s", (_name, replaced) => {
    const ordered = [{ ...burger, mealAddOns: [cola] }];
    expect(isAsOrdered(cartWith({ ...burger, mealAddOns: [cola] }), ordered)).toBe(true);
    expect(isAsOrdered(cartWith({ ...burger, mealAddOns: [replaced] }), ordered)).toBe(false);
  });

  it("R21: keeps at most one rolled-in item per unit", () => {
    const now = cartWith({ ...burger, quantity: 3, mealAddOns: [cola, fries] });
    expect(withoutOrdered(now, [{ ...burger, quantity: 2 }]).lines).toEqual([{ ...burger, mealAddOns: [cola] }]);
  });

  it("never removes a line that wasn't ordered", () => {
    const quantity = fc.integer({ min: 0, max: mostOfOneProduct });
    fc.assert(
      fc.property(fc.array(fc.record({ ordered: quantity, now: quantity }), { maxLength: 6 }), (counts) => {
        const linesOf = (key: "ordered" | "now") =>
          counts.flatMap((each, id) => (each[key] > 0 ? [buildLine({ id: `${id}`, quantity: each[key] })] : []));
        const cart = { lines: linesOf("now") };
        const rest = withoutOrdered(cart, linesOf("ordered"));
        const left = counts.map((_, index) => rest.lines.find(({ id }) => id === `${index}`)?.quantity ?? 0);
        expect(left).toEqual(counts.map(({ ordered, now }) => Math.max(0, now - ordered)));
        expect(isAsOrdered(cart, linesOf("ordered"))).toBe(counts.every(({ ordered, now }) => ordered === now));
        expect(withoutOrdered(cart, [])).toEqual(cart);
      }),
    );
  });
});

describe("R33: putting the ordered lines back into the cart after a failed order", () => {
  it("puts them before newer lines, unchanged", () => {
    const rest = withoutOrdered(cartWith(burger, cake), [burger]);
    expect(writtenCart(withOrdered(rest, [burger]))).toBe("a burger×1, b cake×1");
    expect(isAsOrdered(withOrdered(cartWith(), [burger, cake]), [burger, cake])).toBe(true);
  });

  it("puts them back once, up to the limit per product", () => {
    const many = { ...burger, quantity: mostOfOneProduct };
    expect(writtenCart(withOrdered(cartWith(burger), [burger]))).toBe("a burger×1");
    expect(withOrdered(cartWith({ ...many, id: "c" }), [many]).lines).toEqual([many]);
  });
});
