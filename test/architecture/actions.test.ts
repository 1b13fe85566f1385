import { expect, it } from "vitest";
import { readableInActions } from "./actions.ts";
import { filesUnder } from "./sourceFiles.ts";

it("actions files only contain actions", () => {
  expect(readableInActions(filesUnder("src/state", /\.ts$/))).toEqual([]);
});
