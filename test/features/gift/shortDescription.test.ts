import { expect, it } from "vitest";
import { shortDescription } from "../../../src/features/gift/shortDescription.ts";

it.each([
  ["Afternoon tea for two, or flowers in the room.", "Afternoon tea for two, or flowers in the room."],
  ["Four courses above the harbour, with a glass of wine to each.", "Four courses above the harbour, with a glass…"],
  ["Sixty minutes in the bath house, with tea and the quiet room.", "Sixty minutes in the bath house, with tea…"],
  ["Two seats at the counter, a menu of the day, From THE chefs.", "Two seats at the counter, a menu of the day…"],
  ["Towards a night in the house, or whatever they like best.", "Towards a night in the house…"],
  ["A stay that you choose with…", "A stay that you choose with…"],
  ["房".repeat(51), `${"房".repeat(50)}…`],
])("is shortened at a natural break: %s", (text, short) => {
  expect(shortDescription(text)).toBe(short);
});
