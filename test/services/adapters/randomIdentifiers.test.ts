import { expect, it } from "vitest";
import { randomIdentifiers } from "../../../src/services/adapters/browser/randomIdentifiers.ts";

it("R33: gives every order a unique id that can't be guessed", () => {
  const made = Array.from({ length: 20 }, () => randomIdentifiers.fresh());
  expect(new Set(made).size).toBe(20);
  for (const each of made) {
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
