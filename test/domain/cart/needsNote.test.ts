import { describe, expect, it } from "vitest";
import { noteWithNeeds } from "../../../src/domain/cart/note.ts";

const needs = (note: string, ...names: string[]) => noteWithNeeds(note, "Dietary needs:", names);

describe("dietary needs in an order's note", () => {
  it.each([
    ["alone", "", ["Nut free"], "Dietary needs: Nut free"],
    [
      "after what was typed",
      "No bag, please.",
      ["Nut free", "Vegan"],
      "No bag, please.\nDietary needs: Nut free, Vegan",
    ],
    ["in place of earlier ones", "Dietary needs: Vegan\nNo bag.", ["Nut free"], "No bag.\nDietary needs: Nut free"],
    ["up to 300 characters", "x".repeat(275), ["Nut free"], `${"x".repeat(275)}\nDietary needs: Nut free`],
    ["but not beyond", "x".repeat(277), ["Nut free"], null],
  ])("are written %s", (_where, note, names, expected) => {
    expect(needs(note, ...names)).toBe(expected);
  });

  it("don't change if they are added again", () => {
    const once = needs("No bag.", "Vegan") ?? "";
    expect(needs(once, "Vegan")).toBe(once);
  });
});
