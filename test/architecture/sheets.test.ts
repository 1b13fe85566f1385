import { expect, it } from "vitest";
import { looksOfTheirOwn } from "./sheets.ts";
import { filesUnder } from "./sourceFiles.ts";

it("style sheets take their looks from tokens only", () => {
  expect(looksOfTheirOwn(filesUnder("src", /\.css$/))).toEqual([]);
});
