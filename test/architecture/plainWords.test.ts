import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { programWordIn } from "../support/programWords.ts";
import { filesUnder, root } from "./sourceFiles.ts";

const catalogues = ["locales/en.po", "locales/zh-CN.po", "locales/order/en.po", "locales/order/zh-CN.po"];

/** What a diner reads: without places to fill, the forms of a plural, and tags. */
function sentencesOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  return Array.from(text.matchAll(/^msgstr (".*"(?:\n".*")*)/gm), ([, quoted = ""]) =>
    quoted
      .split("\n")
      .map((line) => JSON.parse(line))
      .join("")
      .replaceAll(/\{\w+, plural,|\b(one|other) (?=\{)|<\/?\d+\/?>/g, " ")
      .replaceAll(/\{\w+\}/g, " ")
      .replaceAll(/[{}]/g, " "),
  ).slice(1);
}

describe.each(catalogues)("%s", (path) => {
  it("names no field and no code of a program", () => {
    const sentences = sentencesOf(path);
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((sentence) => programWordIn(sentence) !== null)).toEqual([]);
  });

  it("has numbers only where they are an example, or a fact", () => {
    const numbers = sentencesOf(path).flatMap((sentence) => sentence.match(/\d[\d ]*\d|\d/g) ?? []);
    const known = ["0412 345 678", "24", "3"];
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
  });
});

it("no sheet slants its words: Chinese isn't read that way", () => {
  const slanted = filesUnder("src", /\.css$/).filter(({ text }) => /\b(italic|oblique)\b/.test(text));
  expect(slanted.map(({ path }) => path)).toEqual([]);
});
