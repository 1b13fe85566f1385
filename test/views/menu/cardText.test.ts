import { expect, it } from "vitest";
import { cardText } from "../../../src/views/menu/cardText.ts";

it.each<[string, string, number, string]>([
  ["that fits", " Beef, pickles. ", 14, "Beef, pickles."],
  ["with a sentence that fits", "Beef and pickles. Nobody minds the mess.", 25, "Beef and pickles."],
  ["that is cut right behind a sentence", "Beef and pickles. Nobody minds.", 17, "Beef and pickles."],
  ["whose first sentence is too short", "Beef. A slow, sweet onion jam.", 22, "Beef. A slow, sweet…"],
  ["that is cut behind a comma", "Beef, cheese, pickles, onion", 13, "Beef, cheese…"],
  ["that is cut within a word", "Beef, cheese, pickles", 17, "Beef, cheese…"],
  ["with a decimal point", "A pint of 4.5 per cent ale", 14, "A pint of 4.5…"],
  ["that is cut behind a joining word", "A pint of 4.5 per cent ale", 12, "A pint…"],
  ["that is cut within its last phrase", "Two patties, pickles and smoky onion jam", 32, "Two patties, pickles…"],
  ["that is cut within a list", "Beef, cheese, pickles, a fried egg", 30, "Beef, cheese, pickles…"],
  ["whose phrase would be too short", "Eggs with slow and very smoky tomatoes", 34, "Eggs with slow and very smoky…"],
  ["whose last phrase is whole", "Two patties with pickles, smoky onion jam", 26, "Two patties with pickles…"],
  ["in Chinese, twice as wide", "双层牛肉，美式芝士，酸黄瓜", 20, "双层牛肉，美式芝士…"],
  ["in Chinese, with a sentence", "双层牛肉配芝士。酸黄瓜与洋葱", 20, "双层牛肉配芝士。"],
  ["that is empty", "", 20, ""],
])("the description on a card: one %s", (_case, text, room, expected) => {
  expect(cardText(text, room)).toBe(expected);
});
