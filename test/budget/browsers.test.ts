import { describe, expect, it } from "vitest";
import { promisedBrowsers } from "./browserData.ts";
import { missingIn } from "./browserUse.ts";
import { built, scripts } from "./build.ts";

const browsers = promisedBrowsers();

/** What an old browser lacks, and why the chunk does without it there. */
const known: Readonly<Record<string, string>> = {
  "common: AbortSignal.any": "ky asks first, and doesn't combine signals without it",
  "dates: .intersection": "luxon's own",
  "dates: .union": "luxon's own",
  "firebaseApp: Error.captureStackTrace": "Firebase asks first",
  "firestoreLive: .dispose": "Firestore's own",
  "firestoreLive: .toArray": "Firestore's own",
  "firestoreLive: .toBase64": "Firestore's own",
  "firestoreLive: Symbol.dispose": "Firestore names a method by it, which nobody calls",
  "firestoreLive: Temporal.Instant": "Firestore asks first, in a function that nobody calls",
  "pricing: .take": "our own",
  "qr: .toBase64": "asks first",
  "qrReader: .resize": "the reader's own",
  "react: .use": "React's own",
  "shared: .take": "our own",
  "shop: .dispose": "our own",
  "shop: cancelIdleCallback": "whenIdle asks first",
  "shop: requestIdleCallback": "whenIdle asks first",
};

const withoutHash = (file: string) => file.replace(/^chunks\//, "").replace(/(-[\w-]{8})?\.js$/, "");

describe("the browsers that the docs promise", () => {
  it("have all that the build needs", () => {
    const missing = scripts.flatMap((file) =>
      [...missingIn(file, built(file), browsers)].map((name) => `${withoutHash(file)}: ${name}`),
    );
    expect(missing.sort()).toEqual(Object.keys(known).sort());
  });

  it.each([
    ["URL.canParse(a)", ["URL.canParse"]],
    ["const b = Promise.withResolvers()", ["Promise.withResolvers"]],
    ["window.Map.groupBy(a, b)", ["Map.groupBy"]],
    ["globalThis.AbortSignal?.any?.(a)", ["AbortSignal.any"]],
    ["new CloseWatcher()", ["CloseWatcher"]],
    ["window.navigation.navigate(a)", []],
    ["a.isSubsetOf(b)", [".isSubsetOf"]],
    ["a.toSorted().map(b)", []],
    ["a.isSubsetOf", []],
    ["/(?i:a)/.test(b)", ["modifiers"]],
    ["/[a--b]/v.test(c)", ["the flag v"]],
    ["/(?<=a)b/.test(c)", []],
    ["fetch(a, { signal: AbortSignal.timeout(1) }).then(structuredClone)", []],
  ])("are known for %s", (text, missing) => {
    expect([...missingIn("a.js", text, browsers)]).toEqual(missing);
  });

  it("lack more, the older they are", () => {
    const old = { chrome: 80, edge: 80, firefox: 80, safari: 13, safari_ios: 13 };
    expect([...missingIn("a.js", "a.replaceAll(b, c); structuredClone(/(?<=a)b/)", old)]).toEqual([
      ".replaceAll",
      "structuredClone",
      "lookbehind",
    ]);
  });
});
