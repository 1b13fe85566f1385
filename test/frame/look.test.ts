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

it("a value that isn't one of its property sets nothing", () => {
  const isValue = (_property: string, value: string) => !value.includes("url(");
  const tokens = Object.fromEntries(lookTokens({ ...cardLook, backgroundColor: "url(https://a.example)" }, isValue));
  expect(tokens).not.toHaveProperty("--servery-surface");
  expect(tokens).toHaveProperty("--servery-ink");
});
