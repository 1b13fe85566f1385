import { expect, it } from "vitest";
import { shortDescription } from "../../../src/features/gift/shortDescription.ts";

it.each([
  ["is kept if a card holds it", "Towards a night in the house, or whatever they like best.", null],
  ["is kept up to 90 letters", "a".repeat(90), null],
  ["is cut from 91 letters on", "a".repeat(91), `${"a".repeat(90)}…`],
  ["is kept up to 50 Chinese characters", "房".repeat(50), null],
  ["is cut after 50 Chinese characters", "房".repeat(51), `${"房".repeat(50)}…`],
])("%s", (_case, text, short) => {
  expect(shortDescription(text)).toBe(short ?? text);
});

it.each([
  ["Afternoon tea for two, or flowers in the room.", "Afternoon tea for two, or flowers in the room."],
  [
    "Four courses above the harbour, with a glass of wine to each, on the evening of your choice.",
    "Four courses above the harbour, with a glass of wine to each, on the evening…",
  ],
  [
    "Sixty minutes in the bath house and the quiet room, before or after it, with tea and with the towels.",
    "Sixty minutes in the bath house and the quiet room, before or after it, with tea…",
  ],
  [
    "Two seats at the counter, a menu of the day, a glass of each of the six wines, and whatever From THE chefs.",
    "Two seats at the counter, a menu of the day, a glass of each of the six wines…",
  ],
  [
    "Towards a night in the house, a dinner above the harbour, or flowers in the room, or whatever they like.",
    "Towards a night in the house, a dinner above the harbour, or flowers in the room…",
  ],
  ["A stay that you choose with…", "A stay that you choose with…"],
])("is shortened at a natural break: %s", (text, short) => {
  expect(shortDescription(text)).toBe(short);
});
