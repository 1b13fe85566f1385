import { describe, expect, it } from "vitest";
import { dietarySigns } from "../../../src/views/dietary/dietarySigns.ts";

function signsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const preferences = names.map((name) => ({ id: name, name }));
  return dietarySigns({ preferences, allergies: [], intolerances: [] });
}

describe("the symbol of a dietary choice", () => {
  it.each([
    ["Vegan", "VG"],
    ["vegetarian", "V"],
    ["Gluten free", "GF"],
    ["Nut-free", "NF"],
    ["Halal", "H"],
    ["No added sugar", "NA"],
    ["纯素", "纯素"],
    ["无鸡蛋", "无鸡蛋"],
    ["…", "…"],
  ])("for %s is %s", (name, expected) => {
    expect(signsOf([name]).get(name)).toBe(expected);
  });

  it("is unique", () => {
    const names = ["Shellfish free", "Sesame free", "Sesame fried", "Soy free", "无坚果", "无坚硬"];
    expect([...signsOf(names).values()]).toEqual(["SF", "SeF", "SesF", "SoF", "无坚果", "无坚硬"]);
  });
});
