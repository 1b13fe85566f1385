import { describe, expect, it } from "vitest";
import { choicesSuited } from "../../../src/domain/menu/choicesSuited.ts";
import { offeredHere, suits } from "../../../src/domain/menu/dietary.ts";
import { choicesUnsuited, dietaryAnswer } from "../../../src/domain/menu/dietaryAnswer.ts";
import type { DietaryFit } from "../../../src/domain/menu/menu.ts";

function suited(allergies: string[], intolerances: string[] = [], preferences: string[] = []): DietaryFit {
  return { allergies, intolerances, preferences };
}

describe("suits", () => {
  it.each([
    ["nothing chosen, anything suits", suited([]), suited([]), true],
    ["the only one chosen", suited(["1", "2"]), suited(["1"]), true],
    ["another one chosen", suited(["2"]), suited(["1"]), false],
    ["all chosen of one kind", suited(["1", "2"]), suited(["1", "2"]), true],
    ["one of two chosen is not enough", suited(["1"]), suited(["1", "2"]), false],
    ["all kinds must match", suited(["1"], ["1"], ["1"]), suited(["1"], ["1"], ["1"]), true],
    ["an intolerance that isn't met", suited(["1"], [], ["1"]), suited(["1"], ["1"], ["1"]), false],
    ["a preference that isn't met", suited(["1"], ["1"]), suited(["1"], ["1"], ["1"]), false],
    ["the same id of another kind doesn't count", suited([], ["1"]), suited(["1"]), false],
  ])("S8: %s", (_name, entry, chosen, expected) => {
    expect(suits(entry, chosen)).toBe(expected);
  });
});

describe("what the menu states about a dish", () => {
  it.each([
    ["everything that is chosen suits", suited(["1"], ["1"], ["1"]), suited(["1"], ["1"], ["1"]), "suits"],
    ["it says nothing about allergies", suited([]), suited(["1"]), "not-stated"],
    ["it says nothing about intolerances", suited(["1"]), suited(["1"], ["1"]), "not-stated"],
    ["it only names others", suited(["2"]), suited(["1"]), "unsuited"],
    ["one isn't stated and another doesn't suit", suited(["2"]), suited(["1"], ["1"]), "unsuited"],
    ["it is in no diet", suited(["1"]), suited([], [], ["1"]), "unsuited"],
    ["it is in another diet", suited([], [], ["2"]), suited([], [], ["1"]), "unsuited"],
  ])("%s", (_name, entry, chosen, expected) => {
    expect(dietaryAnswer(entry, chosen)).toBe(expected);
  });
});

const offered = {
  allergies: [
    { id: "1", name: "Nut free" },
    { id: "2", name: "Egg free" },
  ],
  intolerances: [
    { id: "1", name: "Gluten free" },
    { id: "2", name: "Egg free" },
  ],
  preferences: [{ id: "1", name: "Vegan" }],
};

describe("offeredHere", () => {
  it("drops choices that this menu doesn't offer, so that no missing checkbox hides a dish", () => {
    expect(offeredHere(suited(["1", "9"], ["8"], ["1"]), offered)).toEqual(suited(["1"], [], ["1"]));
  });
});

describe("choicesSuited", () => {
  it("names what an entry suits, in the menu's order, each name once", () => {
    const names = choicesSuited(suited(["2", "1"], ["2", "1"], ["1", "7"]), offered).map(({ name }) => name);
    expect(names).toEqual(["Vegan", "Nut free", "Egg free", "Gluten free"]);
  });
});

describe("choicesUnsuited", () => {
  it("names the chosen needs that a dish doesn't suit, and those it states nothing about", () => {
    expect(choicesUnsuited(suited(["2"]), suited(["1", "2"], ["1"], ["1"]), offered)).toEqual([
      { name: "Vegan", answer: "unsuited" },
      { name: "Nut free", answer: "unsuited" },
      { name: "Gluten free", answer: "not-stated" },
    ]);
  });

  it("lists the worst answer first, and each name once even if it is an allergy and an intolerance", () => {
    expect(choicesUnsuited(suited([], ["1"]), suited(["1", "2"], ["2"]), offered)).toEqual([
      { name: "Egg free", answer: "unsuited" },
      { name: "Nut free", answer: "not-stated" },
    ]);
  });
});
