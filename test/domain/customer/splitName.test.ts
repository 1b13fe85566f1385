import { expect, it } from "vitest";
import { splitName, wholeName } from "../../../src/domain/customer/contact.ts";

it.each([
  ["Noor Abbot", "Noor", "Abbot"],
  ["  Noor   Abbot ", "Noor", "Abbot"],
  ["Mary Jane van Dyke", "Mary Jane van", "Dyke"],
  ["Noor", "Noor", ""],
  ["", "", ""],
  ["王小明", "小明", "王"],
  ["欧阳娜", "娜", "欧阳"],
  ["欧阳", "阳", "欧"],
  ["王", "", "王"],
])("splits %j into its names, and puts them together again", (text, firstName, lastName) => {
  expect(splitName(text)).toEqual({ firstName, lastName });
  expect(wholeName(splitName(text))).toBe(text.trim().replace(/\s+/g, " "));
});
