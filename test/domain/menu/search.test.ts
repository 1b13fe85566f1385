import { describe, expect, it } from "vitest";
import { prepareSearch } from "../../../src/domain/menu/search.ts";

function dish(key: string, name: string, description = "", choices: readonly string[] = []) {
  return { key, name, description, choices };
}

const search = prepareSearch([
  {
    id: "burgers",
    name: "Burgers",
    items: [
      dish("stack", "Garden stack", "Mushroom, tomato and a slice of halloumi", ["Gluten-free bun"]),
      dish("halloumi", "Halloumi & charred corn", "Jalapeño, coriander, lime", ["Gluten-free bun", "Aioli"]),
      dish("boss", "The Boss’s double", "Two patties and chips", ["Smoked bacon", "Halloumi"]),
    ],
  },
  {
    id: "rolls",
    name: "Rolls",
    items: [dish("steak", "Steak roll", "Onion jam"), dish("bacon", "Egg roll", "Streaky bacon")],
  },
  {
    id: "sides",
    name: "Sides",
    items: [
      dish("loaded", "Loaded chips", "Streaky bacon and cheese"),
      dish("chips", "Hand-cut chips", "Rosemary salt. Good with halloumi.", ["Aioli"]),
      dish("brulee", "Crème brûlée"),
    ],
  },
  {
    id: "drinks",
    name: "饮料",
    items: [dish("tea", "冰柠檬茶", "鲜榨柠檬，少冰 🍋"), dish("iced", "Iced tea", "Lemon")],
  },
]);

function found(query: string): Record<string, readonly string[]> {
  return Object.fromEntries((search(query) ?? []).map(({ id, keys }) => [id, keys]));
}

describe("prepareSearch", () => {
  it.each([
    ["any case", "GARDEN", { burgers: ["stack"] }],
    ["a part of a word", "tom", { burgers: ["stack"] }],
    ["without accents", "creme brulee", { sides: ["brulee"] }],
    ["with accents if the menu has none", "tomàto", { burgers: ["stack"] }],
    ["in descriptions", "jalapeno", { burgers: ["halloumi"] }],
    ["in choices", "gluten free", { burgers: ["stack", "halloumi"] }],
    ["all words, in any order", "corn charred", { burgers: ["halloumi"] }],
    ["words from name, description and category together", "sides rosemary chips", { sides: ["chips"] }],
    ["all products of a category by its name", "burgers", { burgers: ["stack", "halloumi", "boss"] }],
    ["nothing if one word isn't found", "garden unicorn", {}],
    ["a hyphenated word typed with a space", "hand cut", { sides: ["chips"] }],
    ["a hyphenated word typed with a hyphen", "hand-cut", { sides: ["chips"] }],
    ["words whatever their apostrophes", "boss's", { burgers: ["boss"] }],
    ["Chinese, inside a sentence without spaces", "柠檬", { drinks: ["tea"] }],
    ["a Chinese category", "饮料", { drinks: ["tea", "iced"] }],
    ["an emoji", "🍋", { drinks: ["tea"] }],
    ["nothing for an emoji that isn't on the menu", "🍔", {}],
    ["full-width letters", "ＨＡＮＤ", { sides: ["chips"] }],
  ])("finds %s", (_name, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each([
    ["names before descriptions before choices", "halloumi", ["halloumi", "stack", "boss", "chips"]],
    ["the category with the better best match", "chips", ["loaded", "chips", "boss"]],
    ["descriptions before choices in each category", "bacon", ["bacon", "loaded", "boss"]],
    ["a word's start before its middle", "tea", ["iced", "steak"]],
    ["equal matches in the menu's order", "roll", ["steak", "bacon"]],
    ["by the worst of several words", "halloumi corn", ["halloumi"]],
    ["the place with all words before one with some", "aioli chips", ["chips"]],
  ])("ranks %s", (_name, query, expected) => {
    expect(search(query)?.flatMap(({ keys }) => keys)).toEqual(expected);
  });

  it.each(["", "   ", "&", "·"])("finds nothing to search for in %j", (query) => {
    expect(search(query)).toBeNull();
  });
});
