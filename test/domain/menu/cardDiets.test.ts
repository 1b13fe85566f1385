import { expect, it } from "vitest";
import { cardDiets, dietsOf } from "../../../src/domain/menu/cardDiets.ts";
import type { DietaryFit } from "../../../src/domain/menu/menu.ts";

const named = (names: string) => names.split(", ").map((name) => ({ id: name, name }));
const menus = {
  en: {
    preferences: named("Vegetarian, Vegan, Halal, Kosher"),
    allergies: named("Nut free, Sesame free, Gluten free"),
    intolerances: named("Gluten free, Dairy free"),
  },
  zh: { preferences: named("素食, 纯素, 清真"), allergies: named("无坚果"), intolerances: named("无麸质, 无乳制品") },
};

/** Choices by name: those of the menu in each of its lists. */
function fitOf(names: string, offered: (typeof menus)["en"]): DietaryFit {
  const of = (choices: readonly { readonly id: string }[]) =>
    choices.map(({ id }) => id).filter((id) => names.split(", ").includes(id));
  return {
    preferences: of(offered.preferences),
    allergies: of(offered.allergies),
    intolerances: of(offered.intolerances),
  };
}

it.each<[string, keyof typeof menus, string, string, string]>([
  ["what only an allergic diner asks for", "en", "Nut free, Sesame free, Kosher", "", ""],
  ["vegetarian and gluten free, each once", "en", "Vegetarian, Nut free, Gluten free", "", "Vegetarian, Gluten free"],
  ["a vegan dish is vegetarian anyway", "en", "Vegetarian, Vegan, Gluten free", "", "Vegan, Gluten free"],
  ["two at most", "en", "Vegetarian, Gluten free, Halal", "", "Vegetarian, Gluten free"],
  ["halal", "en", "Halal, Dairy free", "", "Halal"],
  ["what was asked for", "en", "Vegetarian, Vegan, Gluten free", "Vegan, Gluten free", "Vegan, Gluten free"],
  ["what was asked for, first", "en", "Vegan, Vegetarian, Sesame free", "Sesame free", "Sesame free, Vegan"],
  ["vegetarian, because it was asked for", "en", "Vegetarian, Vegan", "Vegetarian", "Vegetarian, Vegan"],
  ["nothing that the dish doesn't suit", "en", "Halal", "Vegan", "Halal"],
  ["Chinese", "zh", "素食, 纯素, 无坚果, 无麸质", "", "纯素, 无麸质"],
  ["Chinese, asked for", "zh", "素食, 无坚果, 无麸质", "无坚果", "无坚果, 素食"],
])("the signs on a card: %s", (_case, language, suited, asked, shown) => {
  const offered = menus[language];
  const diets = cardDiets(offered, fitOf(asked, offered));
  expect(
    dietsOf(fitOf(suited, offered), diets)
      .map(({ name }) => name)
      .join(", "),
  ).toBe(shown);
});

it("doesn't take the choice of one kind for another's with the same ID", () => {
  const offered = {
    preferences: [{ id: "1", name: "Vegan" }],
    allergies: [],
    intolerances: [{ id: "1", name: "Gluten free" }],
  };
  const fit = { preferences: [], allergies: [], intolerances: ["1"] };
  expect(dietsOf(fit, cardDiets(offered, fit)).map(({ name }) => name)).toEqual(["Gluten free"]);
});
