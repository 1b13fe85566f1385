import { describe, expect, it } from "vitest";
import { initialSelection } from "../../../src/domain/menu/initialSelection.ts";
import type { ModifierGroup } from "../../../src/domain/menu/menu.ts";
import { type ChoiceHint, offerChoices, selectionProblems } from "../../../src/domain/menu/selectionOffer.ts";
import { buildGroup, buildModifier, buildProduct, choicesWith } from "./selectionMenu.ts";

type Given = Partial<Omit<ModifierGroup, "id" | "modifiers">>;

describe("offerChoices", () => {
  it.each<[string, Given, ChoiceHint | null]>([
    ["no limits, no hint", {}, null],
    ["a minimum and the same maximum", { minimum: 2, maximum: 2 }, { kind: "exactly", count: 2 }],
    ["a minimum and a maximum", { minimum: 2, maximum: 4 }, { kind: "between", least: 2, most: 4 }],
    ["a maximum", { maximum: 3 }, { kind: "up-to", count: 3 }],
    ["a minimum", { minimum: 2 }, { kind: "at-least", count: 2 }],
    ["a forced single choice", { isSingle: true, isForced: true, minimum: 1 }, { kind: "exactly", count: 1 }],
    ["a single choice with a greater minimum", { isSingle: true, minimum: 5 }, { kind: "exactly", count: 1 }],
    ["a single choice that isn't required", { isSingle: true, maximum: 5 }, { kind: "up-to", count: 1 }],
    [
      "a single choice with quantities",
      { isSingle: true, isForced: true, includesQuantity: true, maximum: 3 },
      { kind: "between", least: 1, most: 3 },
    ],
  ])("S9: %s", (_name, given, hint) => {
    const [offer] = offerChoices(choicesWith([buildGroup("g", "abcde", given)]), [], new Set());
    expect(offer?.hint).toEqual(hint);
  });

  it("offers sub-modifiers only below modifiers that are picked", () => {
    const linked = { groups: [buildGroup("dip", "xy")], products: [buildProduct("fries", { groupIds: ["dip"] })] };
    const link = { linkedProductId: "fries" };
    const choices = choicesWith([buildGroup("side", [buildModifier("f", link), buildModifier("g", link)])], linked);
    const [offer] = offerChoices(choices, [{ groupId: "side", modifierId: "f", quantity: 1, subs: [] }], new Set());
    expect(offer?.options.map(({ subOffers }) => subOffers.map(({ group }) => group.id))).toEqual([["dip"], []]);
    expect(offer?.options[0]?.subOffers[0]?.options[1]?.path).toEqual({
      groupId: "dip",
      modifierId: "y",
      under: { groupId: "side", modifierId: "f" },
    });
  });
});

describe("selectionProblems", () => {
  it.each<[string, Given, number]>([
    ["a forced minimum is asked for", { isForced: true, minimum: 2 }, 1],
    ["a minimum that isn't forced is not asked for", { minimum: 2 }, 0],
    ["a forced single choice asks for one", { isForced: true, isSingle: true, minimum: 2 }, 1],
    ["force-select without a minimum asks for nothing", { isForced: true }, 0],
  ])("S9: %s", (_name, given, count) => {
    const offers = offerChoices(choicesWith([buildGroup("g", "abc", given)]), [], new Set());
    const minimum = given.isSingle ? 1 : 2;
    expect(selectionProblems(offers)).toEqual(
      Array.from({ length: count }, () => ({ kind: "below-minimum", groupName: "g", minimum })),
    );
  });

  it("counts quantities as a total", () => {
    const choices = choicesWith([buildGroup("g", "abc", { isForced: true, minimum: 3, includesQuantity: true })]);
    const selection = (quantity: number) => [{ groupId: "g", modifierId: "a", quantity, subs: [] }];
    expect(selectionProblems(offerChoices(choices, selection(2), new Set()))).toHaveLength(1);
    expect(selectionProblems(offerChoices(choices, selection(3), new Set()))).toEqual([]);
  });

  it("R11: reports the groups below picked modifiers in the order on the screen", () => {
    const forced: Given = { isForced: true, minimum: 1 };
    const linked = {
      groups: [buildGroup("dip", "xy", forced)],
      products: [buildProduct("fries", { groupIds: ["dip"] })],
    };
    const side = buildGroup("side", [buildModifier("f", { linkedProductId: "fries" })], { isForced: true, minimum: 2 });
    const choices = choicesWith([side, buildGroup("cook", "r", forced)], linked);
    const offers = offerChoices(choices, [{ groupId: "side", modifierId: "f", quantity: 1, subs: [] }], new Set());
    expect(selectionProblems(offers).map(({ groupName, minimum }) => [groupName, minimum])).toEqual([
      ["side", 2],
      ["dip", 1],
      ["cook", 1],
    ]);
  });

  it("R11: reports a group that only a sold-out modifier could answer", () => {
    const gone = { groups: [], products: [buildProduct("gone", { isSoldOut: true })] };
    const group = buildGroup("g", [buildModifier("a", { linkedProductId: "gone" })], { isForced: true, minimum: 1 });
    const choices = choicesWith([group], gone);
    expect(selectionProblems(offerChoices(choices, initialSelection(choices), new Set()))).toHaveLength(1);
  });
});
