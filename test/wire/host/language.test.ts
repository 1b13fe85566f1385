import { describe, expect, it } from "vitest";
import { parseLanguage } from "../../../src/wire/host/attributeValues.ts";
import { firstLanguage } from "../../../src/wire/host/firstScope.ts";

describe("R2: the language attribute", () => {
  it.each([
    ["en", "en"],
    ["EN", "en"],
    ["zh-CN", "zh-CN"],
    ["zh", "zh-CN"],
    ["ZH-Hans", "zh-CN"],
  ])("reads %s as %s", (value, language) => {
    expect(parseLanguage(value)).toBe(language);
  });

  it.each(["", "fr", "zh-TW", "zhx", "__proto__", "constructor", "toString", "valueof"])("is null for %j", (value) => {
    expect(parseLanguage(value)).toBeNull();
    expect(
      firstLanguage(
        (name) => (name === "language" ? value : null),
        () => null,
      ),
    ).toBe("en");
  });
});
