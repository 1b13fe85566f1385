import { expect, it } from "vitest";
import { wholeName } from "../../../src/domain/customer/contact.ts";

it.each([
  [{ firstName: "Mei", lastName: "Lin" }, "Mei Lin"],
  [{ firstName: "美", lastName: "林" }, "林美"],
  [{ firstName: "Mei" }, "Mei"],
  [{}, ""],
])("writes %o as %s", (names, whole) => {
  expect(wholeName(names)).toBe(whole);
});
