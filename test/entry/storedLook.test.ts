import { describe, expect, it } from "vitest";
import { storedColours, storedCount } from "../../src/entry/storedLook.ts";

const stored = (value: unknown) => () => JSON.stringify({ version: 1, value });

describe("R108: the cart's count on an order button", () => {
  const carts = { 120: [{ quantity: 2 }, { quantity: 1 }], 121: [{ quantity: 4 }] };

  it.each([
    ["120", carts, 3],
    [" 0120 ", carts, 3],
    ["122", carts, 0],
    [null, carts, 7],
    ["120", { 120: "gone" }, 0],
    ["120", { 120: [null, { quantity: "x" }] }, 0],
    ["120", null, 0],
  ])("of store %s with %j is %i", (id, value, count) => {
    expect(storedCount(id, stored(value))).toBe(count);
  });

  it.each([null, "", "{", "7"])("is none if the device stores %j", (text) => {
    expect(storedCount("120", () => text)).toBe(0);
  });
});

describe("R108: the restaurant's colour on an order button", () => {
  const first = (buttonColour: unknown) => stored({ store: { colours: { mobile: { buttonColour } } } });

  it.each([
    ["#0d5c7a", "#fff"],
    ["#ffcc00", "#000"],
    ["#777777", "#000"],
    ["#6f6f6f", "#fff"],
  ])("%s has a text in %s", (button, text) => {
    expect(storedColours(first(button))).toEqual({ button, text });
  });

  it.each([["red"], [""], [undefined], ["#fff;--x:y"]])("isn't taken from %j", (colour) => {
    expect(storedColours(first(colour))).toBeNull();
  });

  it("isn't known before the first visit", () => {
    expect(storedColours(() => null)).toBeNull();
  });
});
