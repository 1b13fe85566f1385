import { describe, expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";
import { codeOf, importsOf } from "./syntax.ts";

interface Reserved {
  readonly what: string;
  readonly pattern: RegExp;
  /** The only files that may use it, if any. */
  readonly owners?: readonly string[];
}

/** Way 7: no globals. */
const reserved: readonly Reserved[] = [
  {
    what: "the machine's clock",
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)/,
    owners: ["src/services/adapters/clock/systemClock.ts"],
  },
  {
    what: "the browser's storage",
    pattern: /\b(localStorage|sessionStorage|indexedDB)\b/,
    // The entry reads two rows of the table before anything else has loaded. Key names are searched before a shop is
    // known; in the first file, that code would be part of the first view.
    owners: [
      "src/services/adapters/device/deviceStorage.ts",
      "src/entry/storefront.ts",
      "src/page/keepPresses.ts",
      "src/services/adapters/device/sharedDevice.ts",
    ],
  },
  {
    what: "the address bar",
    pattern: /\bhistory\.\w+State\b/,
    owners: [
      "src/services/adapters/browser/browserHistory.ts",
      "src/services/adapters/browser/browserPageExit.ts",
      // R106: takes a link's dish out of a full page's address, in the same step.
      "src/app/composition/residents/lazy/openWhereAsked.ts",
      // R108: one step with the page's own address and state.
      "src/entry/orderPanel.ts",
    ],
  },
  {
    // A URL from data could be a script, so the code that leaves the page checks it first.
    what: "the way off the page",
    pattern: /\blocation\.(assign|replace)\(|\blocation(\.href)?\s*=[^=]/,
    owners: ["src/app/composition/createStorefront.tsx", "src/services/adapters/browser/browserPageExit.ts"],
  },
  {
    what: "the page's reload",
    pattern: /\blocation\.reload\(/,
    // The entry offers it while the app can't be loaded.
    owners: ["src/app/release.ts", "src/entry/storefront.ts"],
  },
  { what: "HTML from text", pattern: /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML)\b/ },
  { what: "the host page's document or cookies", pattern: /\bdocument\.(write|cookie)\b/ },
];

const globalStores: readonly (readonly [packageName: string, name: string])[] = [
  ["jotai", "getDefaultStore"],
  ["@lingui/core", "i18n"],
];

function reservedUses(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => [...wordsUsed(file), ...globalsImported(file)]);
}

function wordsUsed(file: SourceFile): string[] {
  const code = codeOf(file);
  return reserved
    .filter(({ pattern, owners = [] }) => !owners.includes(file.path) && pattern.test(code))
    .map(
      ({ what, owners: [owner] = [] }) =>
        `${file.path} uses ${what}, which ${owner ? `belongs to ${owner}` : "nothing may"}`,
    );
}

function globalsImported(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ target, names }) =>
    globalStores
      .filter(([packageName, name]) => target === packageName && names.includes(name))
      .map(([packageName, name]) => `${file.path} imports ${name} of ${packageName}, which every widget would share`),
  );
}

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
