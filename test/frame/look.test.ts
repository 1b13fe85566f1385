import { expect, it } from "vitest";
import { lookTokens } from "../../src/frame/look.ts";
import { cardLook } from "../support/cardLook.ts";

it("the shop's look sets the tokens that the fields' styles use", () => {
  expect(Object.fromEntries(lookTokens({ ...cardLook, colorScheme: "dark" }, () => true))).toMatchObject({
    "--servery-scheme": "dark",
    "--servery-text-typed": "16px",
    "--servery-ink": cardLook.color,
    "--servery-surface": cardLook.backgroundColor,
    "--servery-control-line": cardLook.borderColor,
    "--servery-radius-m": "14px",
    "--servery-target": "44px",
  });
});

it.each(["url(https://a.example)", "var(--none, url(https://a.example))"])("%s is no colour", (backgroundColor) => {
  // As a browser says it.
  const isValue = (_property: string, value: string) => !value.startsWith("url(");
  const tokens = Object.fromEntries(lookTokens({ ...cardLook, backgroundColor }, isValue));
  expect(tokens).not.toHaveProperty("--servery-surface");
  expect(tokens).toHaveProperty("--servery-ink");
});
