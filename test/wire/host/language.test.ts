import { describe, expect, it } from "vitest";
import { scopeFor } from "../../../src/app/composition/readHost.ts";
import type { Language } from "../../../src/domain/host/hostSettings.ts";
import { parseLanguage } from "../../../src/wire/host/attributeValues.ts";
import { firstLanguage } from "../../../src/wire/host/firstScope.ts";
import { type AttributeName, parseHost } from "../../../src/wire/host/parseHost.ts";
import { storageKey } from "../../../src/wire/storage/scope.ts";
import { storageRows } from "../../../src/wire/storage/table.ts";

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

type Attributes = Partial<Record<AttributeName, string>>;

function first(attributes: Attributes, kept: Readonly<Record<string, string>> = {}): Language {
  return firstLanguage(
    (name) => attributes[name] ?? null,
    (key) => kept[key] ?? null,
  );
}

/** The language that the app finds after it has parsed everything. */
function spokenByTheApp(attributes: Attributes, kept: Readonly<Record<string, string>>): Language {
  const { settings } = parseHost(attributes as Record<string, string>, new URLSearchParams());
  const { language } = storageRows;
  const key = storageKey(scopeFor(attributes as Record<string, string>), language.key);
  return settings.language ?? language.parse(kept[key] ?? null) ?? "en";
}

const picked = (scope: string, language: Language) => ({
  [storageKey(scope, storageRows.language.key)]: storageRows.language.encode(language) ?? "",
});

describe("the language whose texts are requested before the app has loaded", () => {
  it("is English if neither the host page nor the diner has chosen one", () => {
    expect(first({ "store-id": "120" })).toBe("en");
  });

  it("is the host page's, then the one that the diner picked last time", () => {
    expect(first({ "store-id": "120", language: "zh" })).toBe("zh-CN");
    expect(first({ "store-id": "120", language: "en" }, picked("store-120", "zh-CN"))).toBe("en");
  });

  const cases: readonly (readonly [Attributes, Readonly<Record<string, string>>])[] = [
    [{ "store-id": "120" }, picked("store-120", "zh-CN")],
    [{ "store-id": "120" }, picked("store-121", "zh-CN")],
    [{ "store-id": "120", "hq-id": "7" }, picked("hq-7", "zh-CN")],
    [{ "store-id": "120", "hq-id": "7" }, picked("store-120", "zh-CN")],
    [{ "store-id": "0", "store-name": "121" }, picked("store-121", "zh-CN")],
    [{ "store-name": " corner " }, picked("store-corner", "zh-CN")],
    [{ "full-page": "" }, picked("provider", "zh-CN")],
    [{ "store-id": "120", language: "ZH-Hans" }, {}],
    [{ "store-id": "120", language: " zh-cn " }, {}],
    [{ "store-id": "120", language: "klingon" }, picked("store-120", "zh-CN")],
    [{ "store-id": "120" }, { [storageKey("store-120", "language")]: "nonsense" }],
  ];

  it.each(cases)("is the same as the app's for %j with %j", (attributes, kept) => {
    expect(first(attributes, kept)).toBe(spokenByTheApp(attributes, kept));
  });
});
