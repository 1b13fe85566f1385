import { describe, expect, it } from "vitest";
import { reservedUses } from "./reserved.ts";
import { filesUnder } from "./sourceFiles.ts";

it("the shop uses no reserved globals", () => {
  expect(reservedUses(filesUnder("src", /\.tsx?$/))).toEqual([]);
});

const forbidden: readonly string[] = [
  "const at = Date.now();",
  "const at = new Date();",
  'localStorage.getItem("cart");',
  'globalThis.sessionStorage.getItem("cart");',
  'history.pushState(null, "", "/");',
  'location.href = "https://example.com";',
  "window.location.replace(address);",
  "location.reload();",
  "element.innerHTML = text;",
  "const p = <p dangerouslySetInnerHTML={{ __html: text }} />;",
  "document.cookie;",
  'import { getDefaultStore } from "jotai";',
  'import { i18n } from "@lingui/core";',
  'import { i18n as words } from "@lingui/core";',
];

describe("a reserved use is reported", () => {
  it.each(forbidden)("%s", (text) => {
    expect(reservedUses([{ path: "src/parts/a.tsx", text }])).toHaveLength(1);
  });
});

const allowed: readonly (readonly [path: string, code: string])[] = [
  ["src/services/adapters/clock/systemClock.ts", "const at = Date.now();"],
  ["src/services/adapters/device/deviceStorage.ts", "const kept = localStorage;"],
  ["src/entry/storefront.ts", "const picked = localStorage.getItem(key);"],
  ["src/domain/time/a.ts", "const at = new Date(ms);"],
  ["src/parts/a.tsx", "// Date.now() is the system clock's"],
  ["src/parts/a.tsx", 'import { type I18n, setupI18n } from "@lingui/core";'],
];

describe("an allowed use is not reported", () => {
  it.each(allowed)("%s: %s", (path, text) => {
    expect(reservedUses([{ path, text }])).toEqual([]);
  });
});
