import { describe, expect, it } from "vitest";
import { initialSelection } from "../../../src/domain/menu/initialSelection.ts";
import type { ModifierGroup } from "../../../src/domain/menu/menu.ts";
import type { Choice, Selection } from "../../../src/domain/menu/selection.ts";
import { type Change, changeSelection, keepPossible } from "../../../src/domain/menu/selectionChange.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildModifier, buildProduct, choicesWith, written } from "./selectionMenu.ts";

type Given = Partial<Omit<ModifierGroup, "id" | "modifiers">>;

const soldOut = { groups: [], products: [buildProduct("gone", { isSoldOut: true })] };
const fries = {
  groups: [buildGroup("dip", "xyz", { isForced: true, isSingle: true, minimum: 1 }), buildGroup("salt", "s")],
  products: [buildProduct("fries", { groupIds: ["dip", "salt"] })],
};
const side = buildGroup("side", [buildModifier("f", { linkedProductId: "fries" }), buildModifier("g")], {
  includesQuantity: true,
});

/**
 * The selection after some presses: "+a -a /a +f.x" are add one, remove one, unpick, and add a sub-modifier, each in
 * the group that has the modifier.
 */
function pressed(choices: readonly Choice[], start: Selection, presses: string): Selection {
  const changes: Readonly<Record<string, Change>> = { "+": "add-one", "-": "remove-one", "/": "unpick" };
  const groupOf = (among: readonly Choice[], id: string) =>
    among.find(({ options }) => options.some(({ modifier }) => modifier.id === id));
  return presses.split(" ").reduce((selection, press) => {
    const change = changes[press.charAt(0)];
    const [top = "", sub] = press.slice(1).split(".");
    const choice = groupOf(choices, top);
    const under = { groupId: choice?.group.id ?? "", modifierId: top };
    if (!change) throw new Error(`${press} is no press`);
    if (sub === undefined) return changeSelection(choices, selection, { ...under, under: null }, change);
    const below = choice?.options.find(({ modifier }) => modifier.id === top)?.subChoices ?? [];
    const path = { groupId: groupOf(below, sub)?.group.id ?? "", modifierId: sub, under };
    return changeSelection(choices, selection, path, change);
  }, start);
}

describe("initialSelection", () => {
  it.each<[string, string, Given]>([
    ["a plain group starts empty", "", {}],
    ["a minimum that isn't forced picks nothing", "", { minimum: 2, maximum: 3 }],
    ["force-select picks up to the minimum, in display order", "a b", { isForced: true, minimum: 2, maximum: 3 }],
    ["force-select without a minimum picks nothing", "", { isForced: true }],
    ["a forced single choice picks its first", "a", { isForced: true, isSingle: true, minimum: 1 }],
    ["a forced single choice picks one, whatever the minimum", "a", { isForced: true, isSingle: true, minimum: 3 }],
    ["auto-select picks up to the maximum", "a b c", { isAuto: true, maximum: 3 }],
    ["auto-select without a maximum picks one of each", "a b c d", { isAuto: true, includesQuantity: true }],
    ["an automatic single choice picks its first", "a", { isAuto: true, isSingle: true, maximum: 4 }],
    ["quantities: one of each first", "a b c d", { isForced: true, includesQuantity: true, minimum: 4, maximum: 4 }],
    ["quantities: then a second of each", "a×2 b×2 c d", { isForced: true, includesQuantity: true, minimum: 6 }],
    ["a minimum that can't be reached is approached", "a b c d", { isForced: true, minimum: 9 }],
  ])("S9: %s", (_name, expected, given) => {
    expect(written(initialSelection(choicesWith([buildGroup("g", "abcd", given)])))).toBe(expected);
  });

  it.each<[string, string, Given]>([
    ["what the menu preselects", "b×3", { includesQuantity: true }],
    ["once if there are no quantities", "b", {}],
    ["no more than the group's maximum", "b×2", { includesQuantity: true, maximum: 2 }],
    ["before the forced ones", "a b×3", { includesQuantity: true, isForced: true, minimum: 4 }],
    ["in place of the forced one", "b", { isSingle: true, isForced: true, minimum: 1 }],
  ])("IsSelected and quantity: %s", (_name, expected, given) => {
    const preselected = { preselected: true, preselectedQuantity: 3 };
    const group = buildGroup("g", [buildModifier("a"), buildModifier("b", preselected), buildModifier("c")], given);
    expect(written(initialSelection(choicesWith([group])))).toBe(expected);
  });

  it("picks the cheaper ones if none is free", () => {
    const prices = { a: 300, b: 100, c: 200 };
    const modifiers = Object.entries(prices).map(([id, price]) => buildModifier(id, { price: cents(price) }));
    const group = buildGroup("g", modifiers, { isForced: true, minimum: 2 });
    expect(written(initialSelection(choicesWith([group])))).toBe("b c");
  });

  it("R11: skips sold-out modifiers", () => {
    const modifiers = [buildModifier("a", { linkedProductId: "gone" }), buildModifier("b"), buildModifier("c")];
    const group = buildGroup("g", modifiers, { isForced: true, minimum: 2 });
    expect(written(initialSelection(choicesWith([group], soldOut)))).toBe("b c");
  });

  it("takes one of two preselected modifiers if the group allows one", () => {
    const preselected = { preselected: true, preselectedQuantity: 1 };
    const group = buildGroup("g", [buildModifier("a", preselected), buildModifier("b", preselected)], {
      isSingle: true,
    });
    expect(written(initialSelection(choicesWith([group])))).toBe("a");
  });

  it("R11: also preselects sub-modifiers of a preselected modifier", () => {
    const group = buildGroup("g", [buildModifier("f", { linkedProductId: "fries" })], { isForced: true, minimum: 1 });
    expect(written(initialSelection(choicesWith([group], fries)))).toBe("f(x)");
  });

  it("handles a hostile minimum quickly", () => {
    const group = buildGroup("g", [buildModifier("a", { maximum: 1e9 })], {
      isForced: true,
      includesQuantity: true,
      minimum: 1e9,
    });
    expect(written(initialSelection(choicesWith([group])))).toBe("a×20");
  });
});

describe("changeSelection", () => {
  it.each<[string, Given, string, string]>([
    ["boxes add up", {}, "+c +a", "a c"],
    ["a box can be ticked once", {}, "+a +a", "a"],
    ["a box can be unticked", {}, "+a +b /a", "b"],
    ["single-select deselects others", { isSingle: true }, "+a +b", "b"],
    ["a single choice that isn't forced can be undone", { isSingle: true }, "+a /a", ""],
    ["a forced single choice can't be undone", { isSingle: true, isForced: true, minimum: 1 }, "+b /b -b", "b"],
    ["at the maximum further adds are disabled", { maximum: 2 }, "+a +b +c", "a b"],
    ["after a removal another can be added", { maximum: 2 }, "+a +b /a +c", "b c"],
    ["at the minimum removal is disabled", { isForced: true, minimum: 2, maximum: 3 }, "/a -b", "a b"],
    ["another is added before one is removed", { isForced: true, minimum: 2, maximum: 3 }, "+c /a", "b c"],
    ["one is removed first if exactly n are required", { isForced: true, minimum: 2, maximum: 2 }, "/a +d", "b d"],
    ["a minimum that isn't forced doesn't prevent removal", { minimum: 2 }, "+a /a", ""],
    ["quantities count up and down", { includesQuantity: true }, "+a +a +b -a", "a b"],
    ["quantities count as a total at the maximum", { includesQuantity: true, maximum: 3 }, "+a +a +b +b +a", "a×2 b"],
    ["unticking removes all of one", { includesQuantity: true }, "+a +a +b /a", "b"],
    [
      "a single choice with quantities moves",
      { includesQuantity: true, isSingle: true, maximum: 2 },
      "+a +a +a +b",
      "b",
    ],
    [
      "at the minimum a quantity can't go down",
      { includesQuantity: true, isForced: true, minimum: 2, maximum: 3 },
      "-a",
      "a b",
    ],
  ])("S9: %s", (_name, given, presses, expected) => {
    const choices = choicesWith([buildGroup("g", "abcd", given)]);
    expect(written(pressed(choices, initialSelection(choices), presses))).toBe(expected);
  });

  it("S9: limits a modifier to 20, unless it has its own limit", () => {
    const group = buildGroup("g", [buildModifier("a"), buildModifier("b", { maximum: 22 })], {
      includesQuantity: true,
    });
    const presses = Array.from({ length: 25 }, () => "+a +b").join(" ");
    expect(written(pressed(choicesWith([group]), [], presses))).toBe("a×20 b×22");
  });

  it.each([
    ["the first step goes to MinQty", "+a", "a×3"],
    ["from there by ones up to MaxQty", "+a +a +a +a", "a×5"],
    ["and back by ones", "+a +a -a", "a×3"],
    ["one less than MinQty is none", "+a -a", ""],
  ])("MinQty and MaxQty of a modifier: %s", (_name, presses, expected) => {
    const group = buildGroup("g", [buildModifier("a", { minimum: 3, maximum: 5 })], { includesQuantity: true });
    expect(written(pressed(choicesWith([group]), [], presses))).toBe(expected);
  });

  it("MinQty: adds nothing if the group has no room for that many", () => {
    const modifiers = [buildModifier("a", { minimum: 3 }), buildModifier("b")];
    const group = buildGroup("g", modifiers, { includesQuantity: true, maximum: 3 });
    expect(written(pressed(choicesWith([group]), [], "+b +a"))).toBe("b");
  });

  it("S9: uses a minimum of 1 without quantities, whatever MinQty says", () => {
    const group = buildGroup("g", [buildModifier("a", { minimum: 3, maximum: 5 })]);
    expect(written(pressed(choicesWith([group]), [], "+a +a"))).toBe("a");
  });

  it("R11: can't pick a sold-out modifier", () => {
    const group = buildGroup("g", [buildModifier("a", { linkedProductId: "gone" })]);
    expect(pressed(choicesWith([group], soldOut), [], "+a")).toEqual([]);
  });

  it.each([
    ["picking brings the sub-modifiers' own preselection", "+f", "f(x)"],
    ["they change by the same rules", "+f +f.y +f.s", "f(y s)"],
    ["a forced one can't be undone", "+f /f.x", "f(x)"],
    ["adding one more of the parent keeps them", "+f +f.y +f", "f×2(y)"],
    ["they are removed with their parent", "+f +f.y /f +f", "f(x)"],
    ["nothing changes below a choice that isn't picked", "+f.y", ""],
    ["others don't change", "+g +f +f.z", "f(z) g"],
  ])("R11, sub-modifiers: %s", (_name, presses, expected) => {
    expect(written(pressed(choicesWith([side], fries), [], presses))).toBe(expected);
  });

  it("R11: has no sub-modifiers for a missing linked product, and none below a sub-modifier", () => {
    const looping = buildGroup("loop", [buildModifier("f", { linkedProductId: "fries" })]);
    const linked = { groups: [], products: [buildProduct("fries", { groupIds: ["loop"] })] };
    const [choice] = choicesWith([looping, buildGroup("m", [buildModifier("a", { linkedProductId: "none" })])], linked);
    const [below] = choice?.options[0]?.subChoices ?? [];
    expect(below?.options.map(({ subChoices }) => subChoices)).toEqual([[]]);
    const [, missing] = choicesWith(
      [looping, buildGroup("m", [buildModifier("a", { linkedProductId: "none" })])],
      linked,
    );
    expect(missing?.options.map(({ isSoldOut, subChoices }) => [isSoldOut, subChoices])).toEqual([[false, []]]);
  });

  it("R10: ignores a group without modifiers", () => {
    expect(choicesWith([buildGroup("g", "", { isForced: true, minimum: 1 })])).toEqual([]);
  });

  it("R40: gives the same selection in any order of the presses", () => {
    const choices = choicesWith([buildGroup("g", "abc"), side], fries);
    expect(pressed(choices, [], "+b +g +a +f +f.s")).toEqual(pressed(choices, [], "+f +f.s +a +g +b"));
  });

  it("returns the same selection if the rules allow no change", () => {
    const choices = choicesWith([buildGroup("g", "ab", { maximum: 1 })]);
    const selection = pressed(choices, [], "+a");
    expect(pressed(choices, selection, "+b")).toBe(selection);
    expect(changeSelection(choices, selection, { groupId: "g", modifierId: "z", under: null }, "add-one")).toBe(
      selection,
    );
  });
});

describe("keepPossible", () => {
  const before = choicesWith([buildGroup("g", "abc", { includesQuantity: true }), side], fries);
  const selection = pressed(before, [], "+a +a +a +b +f +f.y +f.s");

  it.each<[string, readonly ModifierGroup[], typeof fries, string]>([
    [
      "all of it if the menu hasn't changed",
      [buildGroup("g", "abc", { includesQuantity: true }), side],
      fries,
      "a×3 b f(y s)",
    ],
    ["only choices that still exist", [buildGroup("g", "bc", { includesQuantity: true })], fries, "b"],
    ["as many as are allowed now", [buildGroup("g", "abc", { includesQuantity: true, maximum: 2 })], fries, "a×2"],
    ["one if only one is allowed now", [buildGroup("g", "abc", { isSingle: true })], fries, "a"],
    ["no sold-out choices", [side], { groups: [], products: [buildProduct("fries", { isSoldOut: true })] }, ""],
    ["a choice without its sub-modifiers if its product is gone", [side], { groups: [], products: [] }, "f"],
  ])("keeps %s after a refresh", (_name, groups, linked, expected) => {
    expect(written(keepPossible(choicesWith(groups, linked), selection))).toBe(expected);
  });
});
