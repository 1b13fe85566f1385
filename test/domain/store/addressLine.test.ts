import { expect, it } from "vitest";
import { addressLine } from "../../../src/domain/store/addressLine.ts";

const whole = { address: "1 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" };

it.each([
  ["all parts", whole, "1 Bourke St, Melbourne VIC 3000"],
  ["only the requested parts", { address: "1 Bourke St", suburb: "Melbourne" }, "1 Bourke St, Melbourne"],
  ["without a suburb", { ...whole, suburb: "" }, "1 Bourke St, VIC 3000"],
  ["without a street", { ...whole, address: "" }, "Melbourne VIC 3000"],
  ["only a street", { address: "1 Bourke St", suburb: "" }, "1 Bourke St"],
  ["nothing", { address: "", suburb: "", state: "", postcode: "" }, ""],
])("writes one line: %s", (_case, place, line) => {
  expect(addressLine(place)).toBe(line);
});
