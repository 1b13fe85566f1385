import { describe, expect, it } from "vitest";
import { shortText } from "../../src/ui/shortText.ts";

describe("shortText", () => {
  it.each([
    ["140 characters stand", 140, "a".repeat(140), "a".repeat(140)],
    [
      "a longer one is cut between words",
      140,
      `${"word ".repeat(27)}pickles and more`,
      `${"word ".repeat(27).trim()}…`,
    ],
    ["a word that ends just there stays", 140, `${"a".repeat(139)}b c`, `${"a".repeat(139)}b…`],
    ["no comma before the dots", 140, `${"a".repeat(134)}, pickled chilli`, `${"a".repeat(134)}…`],
    ["one without spaces is cut where it is", 140, "面".repeat(150), `${"面".repeat(140)}…`],
    ["no character is cut in two", 140, "🍔".repeat(150), `${"🍔".repeat(140)}…`],
    ["spaces around don't count", 140, `  ${"a".repeat(140)}  `, "a".repeat(140)],
    [
      "another length",
      50,
      "A table by the water, three courses and a bottle to share.",
      "A table by the water, three courses and a bottle…",
    ],
  ])("%s", (_name, longest, given, expected) => {
    expect(shortText(given, longest)).toBe(expected);
  });
});
