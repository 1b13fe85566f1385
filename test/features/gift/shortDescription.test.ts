import { expect, it } from "vitest";
import { shortDescription } from "../../../src/features/gift/shortDescription.ts";

const year = " Valid for a year, on any day of it.";

it.each([
  ["is kept if two lines hold it", "Towards a night in the house, or whatever they like best.", null],
  ["is kept up to 90 letters", "a".repeat(90), null],
  ["is cut from 91 letters on", "a".repeat(91), `${"a".repeat(50)}…`],
  ["is kept up to 50 Chinese characters", "房".repeat(50), null],
  ["is cut after 50 Chinese characters", "房".repeat(51), `${"房".repeat(50)}…`],
])("%s", (_case, text, short) => {
  expect(shortDescription(text)).toBe(short ?? text);
});

it.each([
  ["Afternoon tea for two, or flowers in the room.", "Afternoon tea for two, or flowers in the room."],
  [`Four courses above the harbour, with a glass of wine to each.${year}`, "Four courses above the harbour…"],
  [`Sixty minutes in the bath house, with tea and the quiet room.${year}`, "Sixty minutes in the bath house…"],
  [
    `Two seats at the counter, a menu of the day, From THE chefs.${year}`,
    "Two seats at the counter, a menu of the day…",
  ],
  [`Towards a night in the house, or whatever they like best.${year}`, "Towards a night in the house…"],
  [
    `Dinner, with a walk around the old harbour at night, and back.${year}`,
    "Dinner, with a walk around the old harbour…",
  ],
  [
    `Towards a long and quiet evening by the river with the chef.${year}`,
    "Towards a long and quiet evening by the river…",
  ],
  ["A stay that you choose with…", "A stay that you choose with…"],
])("is shortened at a natural break: %s", (text, short) => {
  expect(shortDescription(text)).toBe(short);
});
