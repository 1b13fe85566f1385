import { describe, expect, it } from "vitest";
import type { CartLine } from "../../../src/domain/cart/cart.ts";
import { rematchNews } from "../../../src/domain/cart/rematchNews.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildCartModifier, buildLine, buildRolled } from "./cartLines.ts";

const id = "line-1";
const chips = buildCartModifier("chips", { name: "Chips", price: cents(500) });
const salted = (lack: CartLine["lack"]) => ({ ...chips, subs: [{ ...chips, name: "Salt", subs: [], lack }] });
const before = buildLine({ id, name: "Patty", price: cents(1_600), modifiers: [chips] });
const fries = buildRolled({ name: "Fries" });

const table: readonly (readonly [string, Partial<CartLine>, Partial<CartLine>, object[]])[] = [
  ["nothing if it is the same", {}, {}, []],
  ["a dish that isn't sold", {}, { lack: "unavailable" }, [{ kind: "dish", lack: "unavailable" }]],
  ["only that a dish is sold out", {}, { lack: "sold-out", price: cents(1) }, [{ kind: "dish", lack: "sold-out" }]],
  ["another price", {}, { price: cents(1_700) }, [{ kind: "price-changed", from: 2_100, to: 2_200 }]],
  ["another name", {}, { name: "Burger" }, [{ kind: "renamed", name: "Burger", before: "Patty" }]],
  [
    "a choice that isn't offered, without a price change",
    {},
    { modifiers: [{ ...chips, lack: "unavailable" }] },
    [{ kind: "choice", choice: "Chips", lack: "unavailable" }],
  ],
  [
    "a choice of a choice",
    { modifiers: [salted(null)] },
    { modifiers: [salted("sold-out")] },
    [{ kind: "choice", choice: "Salt", lack: "sold-out" }],
  ],
  ["a rolled-in item", { rolled: [fries] }, { rolled: [] }, [{ kind: "rolled", rolled: "Fries" }]],
];

describe("R75: the notices about a line at the picked venue", () => {
  it.each(table)("%s", (_what, was, is, told) => {
    const first = { ...before, ...was };
    const news = rematchNews({ lines: [first] }, { lines: [{ ...first, ...is }] });
    expect(news).toMatchObject(told);
    expect(news).toHaveLength(told.length);
  });

  it("don't mention a line that was removed there", () => {
    expect(rematchNews({ lines: [before] }, { lines: [] })).toEqual([]);
  });
});
