import { describe, expect, it } from "vitest";
import { choicesSuited, offeredHere, suits } from "../../../src/domain/menu/dietary.ts";
import type { DietaryFit } from "../../../src/domain/menu/menu.ts";

function fit(allergies: string[], intolerances: string[] = [], preferences: string[] = []): DietaryFit {
  return { allergies, intolerances, preferences };
}

describe("suits", () => {
  it.each([
    ["nothing chosen, anything suits", fit([]), fit([]), true],
    ["the only one chosen", fit(["1", "2"]), fit(["1"]), true],
    ["another one chosen", fit(["2"]), fit(["1"]), false],
    ["all chosen of one kind", fit(["1", "2"]), fit(["1", "2"]), true],
    ["one of two chosen is not enough", fit(["1"]), fit(["1", "2"]), false],
    ["all kinds must match", fit(["1"], ["1"], ["1"]), fit(["1"], ["1"], ["1"]), true],
    ["an intolerance that isn't met", fit(["1"], [], ["1"]), fit(["1"], ["1"], ["1"]), false],
    ["a preference that isn't met", fit(["1"], ["1"]), fit(["1"], ["1"], ["1"]), false],
    ["the same id of another kind doesn't count", fit([], ["1"]), fit(["1"]), false],
  ])("spec, dietary filter: %s", (_name, entry, chosen, expected) => {
    expect(suits(entry, chosen)).toBe(expected);
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
  it("forgets what this menu doesn't offer, so that nothing is hidden by a box that isn't there", () => {
    expect(offeredHere(fit(["1", "9"], ["8"], ["1"]), offered)).toEqual(fit(["1"], [], ["1"]));
  });
});

describe("choicesSuited", () => {
  it("names what an entry suits, in the menu's order, each name once", () => {
    const names = choicesSuited(fit(["2", "1"], ["2", "1"], ["1", "7"]), offered).map(({ name }) => name);
    expect(names).toEqual(["Vegan", "Nut free", "Egg free", "Gluten free"]);
  });
});
