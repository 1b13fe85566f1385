import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { citations, entriesOf, papersElsewhere, partsIn, partsOf, unknownRules } from "./rules.ts";
import { filesUnder, root, type SourceFile } from "./sourceFiles.ts";

function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

const rulesPath = "src/rules.md";
const ownFiles = [rulesPath, "test/architecture/rules.ts", "test/architecture/rules.test.ts"];
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
