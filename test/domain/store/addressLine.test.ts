import { expect, it } from "vitest";
import { addressLine, addressLines } from "../../../src/domain/store/addressLine.ts";

const whole = { address: "1 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" };

it.each([
  ["all that is told", whole, "1 Bourke St, Melbourne VIC 3000"],
  ["no more than is asked for", { address: "1 Bourke St", suburb: "Melbourne" }, "1 Bourke St, Melbourne"],
  ["without a suburb", { ...whole, suburb: "" }, "1 Bourke St, VIC 3000"],
  ["without a street", { ...whole, address: "" }, "Melbourne VIC 3000"],
  ["a street alone", { address: "1 Bourke St", suburb: "" }, "1 Bourke St"],
  ["nothing", { address: "", suburb: "", state: "", postcode: "" }, ""],
])("one line: %s", (_case, place, line) => {
  expect(addressLine(place)).toBe(line);
});

it("has a line for the street and one for the suburb, and none that is empty", () => {
  expect(addressLines(whole)).toEqual(["1 Bourke St", "Melbourne VIC 3000"]);
  expect(addressLines({ ...whole, address: "" })).toEqual(["Melbourne VIC 3000"]);
});
