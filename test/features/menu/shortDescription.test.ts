import { describe, expect, it } from "vitest";
import { shortDescription } from "../../../src/features/menu/shortDescription.ts";

describe("shortDescription", () => {
  it.each([
    ["140 characters stand", "a".repeat(140), "a".repeat(140)],
    ["a longer one is cut between words", `${"word ".repeat(27)}pickles and more`, `${"word ".repeat(27).trim()}…`],
    ["a word that ends just there stays", `${"a".repeat(139)}b c`, `${"a".repeat(139)}b…`],
    ["no comma before the dots", `${"a".repeat(134)}, pickled chilli`, `${"a".repeat(134)}…`],
    ["one without spaces is cut where it is", "面".repeat(150), `${"面".repeat(140)}…`],
    ["no character is cut in two", "🍔".repeat(150), `${"🍔".repeat(140)}…`],
    ["spaces around don't count", `  ${"a".repeat(140)}  `, "a".repeat(140)],
  ])("spec, 140 characters: %s", (_name, given, expected) => {
    expect(shortDescription(given)).toBe(expected);
  });
});
