import { expect, it } from "vitest";
import { addressLine, plainAddressLine } from "../../../src/domain/store/addressLine.ts";

const whole = { address: "1 Bourke St", suburb: "Melbourne", state: "VIC", postcode: "3000" };

it.each([
  ["all parts", whole, "1 Bourke St, Melbourne VIC\u00a03000"],
  ["only the requested parts", { address: "1 Bourke St", suburb: "Melbourne" }, "1 Bourke St, Melbourne"],
  ["without a suburb", { ...whole, suburb: "" }, "1 Bourke St, VIC\u00a03000"],
  ["without a street", { ...whole, address: "" }, "Melbourne VIC\u00a03000"],
  ["only a street", { address: "1 Bourke St", suburb: "" }, "1 Bourke St"],
  ["nothing", { address: "", suburb: "", state: "", postcode: "" }, ""],
])("writes one line: %s", (_case, place, line) => {
  expect(addressLine(place)).toBe(line);
  expect(plainAddressLine(place)).toBe(line.replace("\u00a0", " "));
});
