import { expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";
import { type Node, walk } from "./syntax.ts";

const letters = /\p{L}/u;
/** Lingui extracts the text inside these. */
const translated = new Set(["Trans", "Plural", "Select", "SelectOrdinal"]);
const spoken = /^(aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|hint|\w+Label)$/;

/** Text for people that isn't in a catalogue. */
function untranslatedWords(files: readonly SourceFile[]): string[] {
  const found: string[] = [];
  for (const file of files) {
    walk(file, (node, above) => {
      const words = untranslated(node, above);
      if (words && letters.test(words)) found.push(`${file.path}: ${words.trim()}`);
    });
  }
  return found;
}

function untranslated(node: Node, above: readonly Node[]): string | undefined {
  if (node.type === "JSXText") return above.some(isTranslated) ? undefined : String(node["value"]);
  if (node.type !== "JSXAttribute" || !spoken.test(nameOf(node))) return undefined;
  const value = node["value"] as Node | null;
  return value?.type === "Literal" ? String(value["value"]) : undefined;
}

function isTranslated(node: Node): boolean {
  return node.type === "JSXElement" && translated.has(nameOf(node["openingElement"] as Node));
}

function nameOf(node: Node): string {
  return String((node["name"] as Node)["name"]);
}

it("all text for people is in the catalogues", () => {
  expect(untranslatedWords(filesUnder("src", /\.tsx$/))).toEqual([]);
});

it("no code uses lingui for dates and numbers: `views` formats them", () => {
  const asking = filesUnder("src", /\.tsx?$/).filter(({ text }) => /i18n\.(date|number|time)\(/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
