import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesUnder, root, type SourceFile } from "./sourceFiles.ts";

/** A number that is a whole text, or part of a code such as KU-R01, is data. */
const cited = /"[RS]\d+"|(?<![\w-])([RS][1-9]\d{0,2})\b/g;
const ranged = /(?<![\w-])([RS])([1-9]\d{0,2}) to \1([1-9]\d{0,2})\b/g;
/** Names of papers that aren't in the repository. */
const elsewhere =
  /\b(wire|spec|rulings|demo|doctor)\.md\b|\bspec(?=,|:|\)| section|'s)|\b(the|this|a) spec\b|\bfirst plan\b/gi;

/** The numbers of the rules that a text cites, in their order. */
function numbersIn(text: string): string[] {
  const inRanges = [...text.matchAll(ranged)].flatMap(([, letter = "", from, to]) =>
    Array.from({ length: Number(to) - Number(from) }, (_, index) => `${letter}${Number(from) + index}`),
  );
  return [...text.matchAll(cited)].flatMap(([, number]) => number ?? []).concat(inRanges);
}

/** The numbers of the entries of rules.md, such as `**R57 · Title.**`. */
function entriesOf(rules: string): string[] {
  return [...rules.matchAll(/^\*\*([RS]\d+) · [^*]+\.\*\* \S/gm)].map(([, number = ""]) => number);
}

/** The parts of the entries of rules.md, such as `- *R33 tabs:* text`. */
function partsOf(rules: string): string[] {
  return [...rules.matchAll(/^- \*([RS]\d+ [a-z]+):\* \S/gm)].map(([, part = ""]) => part);
}

/** The parts of rules that a text cites, such as `R33 tabs: …` or `(R33 tabs)`. */
function partsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])([RS][1-9]\d{0,2} [a-z]+)(?=[:,)])/g)].map(([, part = ""]) => part);
}

function citations(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ text }) => numbersIn(text)));
}

/** One line for each citation of a rule that isn't there. */
function unknownRules(files: readonly SourceFile[], entries: readonly string[]): string[] {
  return files.flatMap(({ path, text }) =>
    numbersIn(text)
      .filter((number) => !entries.includes(number))
      .map((number) => `${path}: ${number}`),
  );
}

/** One line for each mention of a paper that a reader can't look up. */
function papersElsewhere(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => (text.match(elsewhere) ?? []).map((words) => `${path}: ${words}`));
}

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const rulesPath = "src/rules.md";
const ownFiles = [rulesPath, "test/architecture/rules.test.ts"];
const texts = /\.(ts|tsx|mjs|js|css|html|json|md|yml)$/;
const files: readonly SourceFile[] = [
  ...["src", "test", "widget-demo", ".ci"].flatMap((folder) => filesUnder(folder, texts)),
  { path: "README.md", text: textOf("README.md") },
].filter(({ path }) => !ownFiles.includes(path));
const entries = entriesOf(textOf(rulesPath));

describe("src/rules.md", () => {
  it("explains every rule that is cited", () => {
    expect(citations(files).size).toBeGreaterThan(100);
    expect(unknownRules(files, entries)).toEqual([]);
  });

  it("explains each rule once, and in the form that this test reads", () => {
    expect(entries.filter((number, index) => entries.indexOf(number) !== index)).toEqual([]);
    expect(entries).toHaveLength(textOf(rulesPath).match(/^\*\*/gm)?.length ?? 0);
  });

  it("explains no rule that nothing cites", () => {
    const known = citations(files);
    expect(entries.filter((number) => !known.has(number))).toEqual([]);
  });

  it("explains each part of a rule that is cited, and no other", () => {
    const parts = partsOf(textOf(rulesPath));
    expect([...new Set(files.flatMap(({ text }) => partsIn(text)))].sort()).toEqual([...parts].sort());
    expect(unknownRules([{ path: rulesPath, text: parts.join() }], entries)).toEqual([]);
  });

  it("refers only to rules that it explains", () => {
    const explained = textOf(rulesPath).split("\n## ").slice(1).join("\n## ");
    expect(unknownRules([{ path: rulesPath, text: explained }], entries)).toEqual([]);
  });
});

it("nothing cites a paper that isn't in the repository", () => {
  expect(papersElsewhere(files)).toEqual([]);
});
