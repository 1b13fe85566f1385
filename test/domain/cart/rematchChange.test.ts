import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { rematchChange } from "../../../src/domain/cart/rematchChange.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, buildRolled } from "./cartLines.ts";

const id = "line-1";
const chips = buildCartModifier("chips", { name: "Chips", price: cents(500) });
const salted = (unavailability: CartLine["unavailability"]) => ({
  ...chips,
  subs: [{ ...chips, name: "Salt", subs: [], unavailability }],
});
const before = buildLine({ id, name: "Patty", price: cents(1_600), modifiers: [chips] });
const fries = buildRolled({ name: "Fries" });

const table: readonly (readonly [string, Partial<CartLine>, Partial<CartLine>, object[]])[] = [
  ["nothing if it is the same", {}, {}, []],
  ["a dish that isn't sold", {}, { unavailability: "unavailable" }, [{ kind: "dish", unavailability: "unavailable" }]],
  [
    "only that a dish is sold out",
    {},
    { unavailability: "sold-out", price: cents(1) },
    [{ kind: "dish", unavailability: "sold-out" }],
  ],
  ["another price", {}, { price: cents(1_700) }, [{ kind: "price-changed", from: 2_100, to: 2_200 }]],
  ["another name", {}, { name: "Burger" }, [{ kind: "renamed", name: "Burger", before: "Patty" }]],
  [
    "a choice that isn't offered, without a price change",
    {},
    { modifiers: [{ ...chips, unavailability: "unavailable" }] },
    [{ kind: "choice", choice: "Chips", unavailability: "unavailable" }],
  ],
  [
    "a choice of a choice",
    { modifiers: [salted(null)] },
    { modifiers: [salted("sold-out")] },
    [{ kind: "choice", choice: "Salt", unavailability: "sold-out" }],
  ],
  ["a rolled-in item", { mealAddOns: [fries] }, { mealAddOns: [] }, [{ kind: "rolled", mealAddOns: "Fries" }]],
];

describe("R75: the notices about a line at the picked venue", () => {
  it.each(table)("%s", (_what, was, is, told) => {
    const first = { ...before, ...was };
    const notices = rematchChange({ lines: [first] }, { lines: [{ ...first, ...is }] });
    expect(notices).toMatchObject(told);
    expect(notices).toHaveLength(told.length);
  });

  it("don't mention a line that was removed there", () => {
    expect(rematchChange({ lines: [before] }, { lines: [] })).toEqual([]);
  });
});
