import { describe, expect, it } from "vitest";
import type { Picked } from "../../../src/domain/menu/selection.ts";
import { priceUnit } from "../../../src/domain/menu/selectionPrice.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildModifier, buildProduct, choicesWith } from "./selectionMenu.ts";

const fries = {
  groups: [buildGroup("dip", [buildModifier("x", { price: cents(50) }), buildModifier("y", { price: cents(-30) })])],
  products: [buildProduct("fries", { groupIds: ["dip"] })],
};
const modifiers = [
  buildModifier("f", { price: cents(400), linkedProductId: "fries" }),
  buildModifier("m", { price: cents(-150) }),
];
const choices = choicesWith([buildGroup("g", modifiers, { includesQuantity: true })], fries);

function picked(modifierId: string, quantity: number, subs: readonly Picked[] = []): Picked {
  return { groupId: "g", modifierId, quantity, subs };
}

function dip(modifierId: string, quantity: number): Picked {
  return { groupId: "dip", modifierId, quantity, subs: [] };
}

describe("priceUnit", () => {
  it.each<[string, readonly Picked[], number]>([
    ["the entry's price", [], 1_000],
    ["plus a modifier times its quantity", [picked("f", 3)], 2_200],
    ["plus a sub-modifier times both quantities", [picked("f", 2, [dip("x", 3)])], 2_100],
    ["minus a modifier with a negative price", [picked("m", 2)], 700],
    ["minus a sub-modifier with a negative price", [picked("f", 2, [dip("y", 1)])], 1_740],
    ["nothing for an unknown modifier", [picked("z", 2)], 1_000],
  ])("R14: adds up %s", (_name, selection, expected) => {
    expect(priceUnit(cents(1_000), choices, selection)).toBe(expected);
  });

  it("R10: never returns less than 0", () => {
    expect(priceUnit(cents(100), choices, [picked("m", 20)])).toBe(0);
  });
});
