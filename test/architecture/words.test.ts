import { expect, it } from "vitest";
import { filesUnder } from "./sourceFiles.ts";
import { untranslatedWords } from "./words.ts";

it("all text for people is in the catalogues", () => {
  expect(untranslatedWords(filesUnder("src", /\.tsx$/))).toEqual([]);
});

it("no code uses lingui for dates and numbers: `views` formats them", () => {
  const asking = filesUnder("src", /\.tsx?$/).filter(({ text }) => /i18n\.(date|number|time)\(/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
