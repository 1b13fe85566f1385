import type { SourceFile } from "./sourceFiles.ts";

/** A number that is a whole text, or part of a code such as KU-R01, is data. */
const cited = /"[RS]\d+"|(?<![\w-])([RS][1-9]\d{0,2})\b/g;
const ranged = /(?<![\w-])([RS])([1-9]\d{0,2}) to \1([1-9]\d{0,2})\b/g;
/** Names of papers that aren't in the repository. */
const elsewhere =
  /\b(wire|spec|rulings|demo|doctor)\.md\b|\bspec(?=,|:|\)| section|'s)|\b(the|this|a) spec\b|\bfirst plan\b/gi;

/** The numbers of the rules that a text cites, in their order. */
export function numbersIn(text: string): string[] {
  const inRanges = [...text.matchAll(ranged)].flatMap(([, letter = "", from, to]) =>
    Array.from({ length: Number(to) - Number(from) }, (_, index) => `${letter}${Number(from) + index}`),
  );
  return [...text.matchAll(cited)].flatMap(([, number]) => number ?? []).concat(inRanges);
}

/** The numbers of the entries of rules.md, such as `**R57 · Title.**`. */
export function entriesOf(rules: string): string[] {
  return [...rules.matchAll(/^\*\*([RS]\d+) · [^*]+\.\*\* \S/gm)].map(([, number = ""]) => number);
}

/** The parts of the entries of rules.md, such as `- *R33 tabs:* text`. */
export function partsOf(rules: string): string[] {
  return [...rules.matchAll(/^- \*([RS]\d+ [a-z]+):\* \S/gm)].map(([, part = ""]) => part);
}

/** The parts of rules that a text cites, such as `R33 tabs: …` or `(R33 tabs)`. */
export function partsIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w-])([RS][1-9]\d{0,2} [a-z]+)(?=[:,)])/g)].map(([, part = ""]) => part);
}

export function citations(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(files.flatMap(({ text }) => numbersIn(text)));
}

/** One line for each citation of a rule that isn't there. */
export function unknownRules(files: readonly SourceFile[], entries: readonly string[]): string[] {
  return files.flatMap(({ path, text }) =>
    numbersIn(text)
      .filter((number) => !entries.includes(number))
      .map((number) => `${path}: ${number}`),
  );
}

/** One line for each mention of a paper that a reader can't look up. */
export function papersElsewhere(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => (text.match(elsewhere) ?? []).map((words) => `${path}: ${words}`));
}
