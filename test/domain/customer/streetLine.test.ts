import { expect, it } from "vitest";
import { streetLine } from "../../../src/domain/customer/address.ts";

const bourke = { number: "125", name: "Bourke St" };
const street = { number: null, name: "Bourke St" };

it.each([
  ["the street of maps", "125 bou", bourke, "125 Bourke St"],
  ["the street of maps, if nothing else was typed", "bourke", bourke, "125 Bourke St"],
  ["the typed number, if maps know only the street", "127 bou", street, "127 Bourke St"],
  ["a typed number with a letter", "127a bourke", street, "127a Bourke St"],
  ["a typed range", "127-129 bourke", street, "127-129 Bourke St"],
  ["only the street, if no number was typed", "bourke", street, "Bourke St"],
  ["a unit before a slash", "5/125 bou", bourke, "5/125 Bourke St"],
  ["a unit with a letter before a slash", "12B / 125 bou", bourke, "12B / 125 Bourke St"],
  ["a unit in words", "Unit 5, 125 bou", bourke, "Unit 5, 125 Bourke St"],
  ["an apartment without a comma", "apt 3b 125 bou", bourke, "apt 3b 125 Bourke St"],
  ["a level and a unit", "Level 2, Unit 5, 125 bou", bourke, "Level 2, Unit 5, 125 Bourke St"],
  ["a unit and the typed number", "u5/127 bou", street, "u5/127 Bourke St"],
  ["no part of a street that starts like a unit", "Unity St", street, "Bourke St"],
  ["no part of a street that starts with a number", "1st Ave", street, "Bourke St"],
])("keeps, in a street from a suggestion, %s", (_name, typed, found, line) => {
  expect(streetLine(typed, found)).toBe(line);
});
