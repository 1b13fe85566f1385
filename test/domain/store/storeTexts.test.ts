import { describe, expect, it } from "vitest";
import { chineseText, choiceText, plainText } from "../../../src/domain/store/storeTexts.ts";

const coffee = {
  Regular: "常规",
  [choiceText("", "Regular")]: "一般",
  [choiceText("Size", "Regular")]: "中杯",
  [choiceText("Chips", "Regular")]: "中份",
};
const store = { "Back at nine": "九点再见", Regular: "普通" };

describe("R103: a text of the store", () => {
  const say = chineseText([coffee, store]);

  it.each([
    ["the first source that has it", "Regular", undefined, "常规"],
    ["any other source", "Back at nine", undefined, "九点再见"],
    ["a choice of its own group", "Regular", "Size", "中杯"],
    ["a choice of another group", "Regular", "Chips", "中份"],
    ["a choice of a group without one of its own", "Regular", "Milk", "一般"],
    ["a choice that only a dish is called like", "Back at nine", "Milk", "九点再见"],
    ["itself if nothing has it", "Oat", "Milk", "Oat"],
    ["itself if it is only something that every object has", "constructor", undefined, "constructor"],
    ["nothing, which stays nothing", "", undefined, ""],
  ])("is said by %s", (_what, text, group, said) => {
    expect(say(text, group)).toBe(said);
  });

  it("is itself in the plain language", () => {
    expect(plainText("Regular", "Size")).toBe("Regular");
  });
});
