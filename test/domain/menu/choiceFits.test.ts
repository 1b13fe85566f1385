import { describe, expect, it } from "vitest";
import { choiceFits } from "../../../src/domain/menu/choiceFits.ts";
import { selectionUnsuited, unsuitedModifiers } from "../../../src/domain/menu/choicesBrought.ts";
import type { DietaryFit, Menu, Modifier } from "../../../src/domain/menu/menu.ts";
import { choicesOf } from "../../../src/domain/menu/selection.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { buildGroup, buildMenu, buildModifier, buildProduct } from "./selectionMenu.ts";

const dietary = {
  allergies: [
    { id: "1", name: "Nut free" },
    { id: "2", name: "Egg free" },
  ],
  intolerances: [{ id: "1", name: "Lactose free" }],
  preferences: [{ id: "1", name: "Vegan" }],
};

const suiting = (allergies: readonly string[], preferences: readonly string[] = []): DietaryFit => ({
  ...{ allergies, preferences, intolerances: [] },
});
const noFit: DietaryFit = { allergies: [], intolerances: [], preferences: [] };

function menuOf(modifiers: readonly Modifier[], linkedFit: DietaryFit = noFit): Menu {
  const salt = buildGroup("salt", [buildModifier("almonds", { fit: suiting(["2"]) })]);
  const dish = buildProduct("dish", { groupIds: ["extras"] });
  const chips = buildProduct("chips", { groupIds: ["salt"] });
  const entries = [dish, chips].map(({ id, name }) => {
    return { id, productId: id, name, price: dish.requiredCost, fit: id === "chips" ? linkedFit : noFit };
  });
  const menu = buildMenu([buildGroup("extras", modifiers), salt], [dish, chips]);
  return { ...menu, dietary, categories: [{ id: "c", name: "c", entries }] };
}

const stating = buildModifier("stating", { fit: suiting(["1", "2"], ["1"]) });

/** What is said about the first of some choices, of which the last states everything: "unsuited Nut free". */
function told(
  modifier: Partial<Modifier>,
  chosen: Partial<DietaryFit>,
  linkedFit?: DietaryFit,
  other = stating,
  isBeside = true,
) {
  const first = buildModifier("first", modifier);
  const fits = choiceFits(menuOf([first, other], linkedFit));
  const group = buildGroup("extras", [first, ...(isBeside ? [other] : [])]);
  const unsuited = unsuitedModifiers(fits, { ...noFit, ...chosen }, dietary)(first, group);
  return unsuited.map(({ name, answer }) => `${answer} ${name}`);
}

const nuts = { allergies: ["1"] };
const linked = { linkedProductId: "chips" };

describe("R102: what a menu says about a choice and the diner's needs", () => {
  it.each<[string, Partial<Modifier>, Partial<DietaryFit>, readonly string[], DietaryFit?]>([
    ["it is free of it", { fit: suiting(["1"]) }, nuts, []],
    ["it is free of others", { fit: suiting(["2"]) }, nuts, ["unsuited Nut free"]],
    ["it states nothing", {}, { allergies: ["1"], preferences: ["1"] }, ["not-stated Vegan", "not-stated Nut free"]],
    ["it states allergies, and is in no diet", { fit: suiting(["1"]) }, { preferences: ["1"] }, ["unsuited Vegan"]],
    ["it states diets, and no allergies", { fit: suiting([], ["1"]) }, nuts, ["not-stated Nut free"]],
    ["nothing is chosen", {}, {}, []],
    ["it can't state an intolerance", {}, { intolerances: ["1"] }, []],
    ["its product's entry says that it suits", linked, nuts, [], { ...noFit, ...nuts }],
    ["its product's entry says that it doesn't", linked, nuts, ["unsuited Nut free"], { ...noFit, allergies: ["2"] }],
    ["its product's entry says nothing", linked, nuts, ["not-stated Nut free"]],
    ["it says more than its product", { ...linked, fit: suiting(["1"]) }, nuts, [], { ...noFit, allergies: ["2"] }],
    [
      "its product doesn't suit an intolerance",
      linked,
      { intolerances: ["1"] },
      ["unsuited Lactose free"],
      { ...noFit, intolerances: ["2"] },
    ],
  ])("%s", (_what, modifier, chosen, expected, linkedFit) => {
    expect(told(modifier, chosen, linkedFit)).toEqual(expected);
  });

  it.each([
    ["nothing of one that isn't food: it costs nothing, and nothing beside it states anything", 0, []],
    ["nothing of one that makes the dish cheaper", -100, []],
    ["that an extra isn't stated", 100, ["not-stated Nut free"]],
  ])("says %s", (_what, price, expected) => {
    expect(told({ price: cents(price) }, nuts, undefined, stating, false)).toEqual(expected);
  });

  it("says nothing if no choice of the menu does, even if products that choices stand for do", () => {
    const menu = menuOf([buildModifier("chips", linked)], { ...noFit, allergies: ["2"], preferences: ["2"] });
    expect(choiceFits({ ...menu, groups: new Map([...menu.groups].filter(([id]) => id !== "salt")) })).toBeNull();
  });

  it("says nothing about diets if choices state only allergies", () => {
    const allergies = buildModifier("allergies", { fit: suiting(["1"]) });
    expect(told({}, { preferences: ["1"] }, undefined, allergies)).toEqual([]);
  });
});

describe("R102: what a selection brings", () => {
  const menu = menuOf([buildModifier("egg", { fit: suiting(["1"]) }), buildModifier("chips", linked), stating]);
  const choices = choicesOf(buildProduct("dish", { groupIds: ["extras"] }), menu);
  const unsuitedOf = unsuitedModifiers(choiceFits(menu), { ...noFit, allergies: ["1", "2"] }, dietary);
  const picked = (modifierId: string, groupId = "extras") => ({ groupId, modifierId, quantity: 1, subs: [] });

  it.each([
    ["nothing", [], []],
    ["nothing that is avoided", [picked("stating")], []],
    ["what one choice brings", [picked("egg")], ["unsuited Egg free"]],
    [
      "the worst of each need, with choices below a choice",
      [picked("egg"), { ...picked("chips"), subs: [picked("almonds", "salt")] }],
      ["unsuited Egg free", "unsuited Nut free"],
    ],
  ])("%s", (_what, selection, expected) => {
    const brought = selectionUnsuited(choices, selection, unsuitedOf);
    expect(brought.map(({ name, answer }) => `${answer} ${name}`)).toEqual(expected);
  });
});
