import { expect, it } from "vitest";
import { fullName } from "../../../src/domain/customer/fullName.ts";

it.each([
  ["Noor", "Abbot", "Noor Abbot"],
  ["小明", "王", "王小明"],
  ["Noor", "", "Noor"],
  ["", "", ""],
])("%s and %s: %s", (firstName, lastName, whole) => {
  expect(fullName({ firstName, lastName })).toBe(whole);
});
