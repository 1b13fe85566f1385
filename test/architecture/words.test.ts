import { describe, expect, it } from "vitest";
import { glossary } from "./glossary.ts";
import { filesUnder } from "./sourceFiles.ts";
import { untranslatedWords, unusualNames } from "./words.ts";

it("all text for people is in the catalogues", () => {
  expect(untranslatedWords(filesUnder("src", /\.tsx$/))).toEqual([]);
});

it("no code uses lingui for dates and numbers: `views` formats them", () => {
  const asking = filesUnder("src", /\.tsx?$/).filter(({ text }) => /i18n\.(date|number|time)\(/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

const forbidden: readonly string[] = [
  "const a = <p>Sold out</p>;",
  "const a = <p>售罄</p>;",
  "const a = <p>{name} is sold out</p>;",
  'const a = <img alt="A burger" />;',
  'const a = <button aria-label="Close" />;',
  'const a = <Dialog closeLabel="Close" />;',
];

describe("untranslated text is reported", () => {
  it.each(forbidden)("%s", (text) => {
    expect(untranslatedWords([{ path: "src/parts/a.tsx", text }])).toHaveLength(1);
  });
});

const allowed: readonly string[] = [
  "const a = <p><Trans>Sold out</Trans></p>;",
  "const a = <Trans>Sold <b>out</b></Trans>;",
  "const a = <p>{price} × {count} · </p>;",
  'const a = <img alt="" className="photo" />;',
  "const a = <button aria-label={t`Close`} />;",
];

describe("text that lingui extracts, or that needs no translation, is not reported", () => {
  it.each(allowed)("%s", (text) => {
    expect(untranslatedWords([{ path: "src/parts/a.tsx", text }])).toEqual([]);
  });
});

describe("one word, one meaning", () => {
  it("no code uses a name that has a usual one in its place", () => {
    expect(unusualNames(filesUnder("src", /\.tsx?$/), glossary)).toEqual([]);
  });

  it.each([
    "const lack = 1;",
    "export function takeOut() {}",
    "const { rolled } = line;",
    "type A = Lack;",
    "const a = <HeldDialog />;",
  ])("%s is reported", (text) => {
    expect(unusualNames([{ path: "src/parts/a.tsx", text }], glossary)).toHaveLength(1);
  });

  it("what only contains such a word is not", () => {
    const text = 'const lacks = "rolled"; // takeOut';
    expect(unusualNames([{ path: "src/parts/a.tsx", text }], glossary)).toEqual([]);
  });
});
