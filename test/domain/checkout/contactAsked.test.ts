import { expect, it } from "vitest";
import { contactAsked } from "../../../src/domain/checkout/contactAsked.ts";
import { cents } from "../../../src/domain/money/cents.ts";

const all = ["firstName", "lastName", "email", "phone"];

it.each([
  ["something to pay", "Noor", 1, all],
  ["nothing to pay and a first name", "Noor", 0, []],
  ["nothing to pay and no name to call", "  ", 0, all],
] as const)("R53: %s", (_case, firstName, total, asked) => {
  expect(contactAsked({ firstName, lastName: "", email: "", phone: "" }, cents(total))).toEqual(asked);
});
