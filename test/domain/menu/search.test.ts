import { describe, expect, it } from "vitest";
import { prepareSearch, searchWords } from "../../../src/domain/menu/search.ts";

const search = prepareSearch([
  {
    id: "burgers",
    name: "Burgers",
    items: [
      { key: "stack", name: "Garden stack", description: "Mushroom, tomato and a slice of halloumi" },
      { key: "halloumi", name: "Halloumi & charred corn", description: "Jalapeño, coriander, lime" },
      { key: "boss", name: "The Boss’s double", description: "Two patties" },
    ],
  },
  {
    id: "sides",
    name: "Sides",
    items: [
      { key: "chips", name: "Hand-cut chips", description: "Rosemary salt. Good with halloumi." },
      { key: "brulee", name: "Crème brûlée", description: "" },
    ],
  },
  { id: "drinks", name: "饮料", items: [{ key: "tea", name: "冰柠檬茶", description: "鲜榨柠檬，少冰 🍋" }] },
]);

function found(query: string): Record<string, readonly string[]> {
  return Object.fromEntries(search(query).map(({ id, keys }) => [id, keys]));
}

describe("prepareSearch", () => {
  it.each([
    ["any case", "GARDEN", { burgers: ["stack"] }],
    ["a part of a word", "tom", { burgers: ["stack"] }],
    ["without accents", "creme brulee", { sides: ["brulee"] }],
    ["with accents where the menu has none", "tomàto", { burgers: ["stack"] }],
    ["in descriptions", "jalapeno", { burgers: ["halloumi"] }],
    ["all words, in any order", "corn charred", { burgers: ["halloumi"] }],
    ["words from name, description and category together", "sides rosemary chips", { sides: ["chips"] }],
    ["a category's name finds all of it", "burgers", { burgers: ["stack", "halloumi", "boss"] }],
    ["one word that is nowhere finds nothing", "garden unicorn", {}],
    ["a hyphen is a space", "hand cut", { sides: ["chips"] }],
    ["and a space a hyphen", "hand-cut", { sides: ["chips"] }],
    ["apostrophes don't count", "boss's", { burgers: ["boss"] }],
    ["Chinese, inside a sentence without spaces", "柠檬", { drinks: ["tea"] }],
    ["a Chinese category", "饮料", { drinks: ["tea"] }],
    ["a picture", "🍋", { drinks: ["tea"] }],
    ["no picture that is nowhere", "🍔", {}],
    ["full-width letters", "ＣＨＩＰＳ", { sides: ["chips"] }],
  ])("finds %s", (_name, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it("puts what is so named before what mentions it, inside each category, and keeps the categories' order", () => {
    expect(search("halloumi")).toEqual([
      { id: "burgers", keys: ["halloumi", "stack"] },
      { id: "sides", keys: ["chips"] },
    ]);
  });

  it.each(["", "   ", "&", "·"])("%j holds no word", (query) => {
    expect(searchWords(query)).toEqual([]);
  });
});
