import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { programWordIn } from "../support/programWords.ts";
import { filesUnder, root } from "./sourceFiles.ts";

const catalogues = ["locales/en.po", "locales/zh-CN.po", "locales/order/en.po", "locales/order/zh-CN.po"];

/** The text that a diner reads: without placeholders, plural syntax and tags. */
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
  it("contains no names of fields and no program codes", () => {
    const sentences = sentencesOf(path);
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((sentence) => programWordIn(sentence) !== null)).toEqual([]);
  });

  it("contains numbers only in examples or facts", () => {
    const numbers = sentencesOf(path).flatMap((sentence) => sentence.match(/\d[\d ,]*\d|\d/g) ?? []);
    const known = ["0412 345 678", "24", "3", "18", "8,700"];
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
  });
});

it("no style sheet uses italics, because Chinese isn't set in italics", () => {
  const slanted = filesUnder("src", /\.css$/).filter(({ text }) => /\b(italic|oblique)\b/.test(text));
  expect(slanted.map(({ path }) => path)).toEqual([]);
});
