import { describe, expect, it } from "vitest";
import { type Browsers, colours, lacking, promisedBrowsers, statics } from "./browserData.ts";
import { missingIn } from "./browserUse.ts";
import { built, entry, scripts } from "./build.ts";
import { missingInStyles, stylesIn } from "./styleUse.ts";

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

/** What an old browser leaves out of the styles, and why that is fine. */
const knownInStyles: Readonly<Record<string, string>> = {
  "@starting-style": "dialogs open without animation",
  "animation-range": "behind @supports",
  "animation-timeline": "behind @supports",
  "break-after: avoid": "a print may end a page below a heading",
  "contain-intrinsic-height": "goes with content-visibility",
  "contain-intrinsic-size": "goes with content-visibility",
  "content-visibility": "long menus draw more slowly",
  "cursor: not-allowed": "a phone has no mouse",
  "cursor: pointer": "a phone has no mouse",
  "cursor: progress": "a phone has no mouse",
  "cursor: zoom-in": "a phone has no mouse",
  "cursor: zoom-out": "a phone has no mouse",
  "forced-color-adjust": "Safari forces no colours",
  "grid-template-columns: subgrid": "a day stands above its hours",
  "overflow-anchor": "Safari anchors nothing",
  "overflow-clip-margin": "behind @supports",
  resize: "a phone resizes no field",
  "scrollbar-width": "a thin scrollbar is seen",
  "text-wrap": "lines are less even",
  "timeline-scope": "behind @supports",
  "view-timeline": "behind @supports",
  "view-timeline-inset": "behind @supports",
};

const withoutHash = (file: string) => file.replace(/^chunks\//, "").replace(/(-[\w-]{8})?\.js$/, "");

describe("the browsers that the docs promise", () => {
  it("have all that the build needs", () => {
    const missing = scripts.flatMap((file) =>
      [...missingIn(file, built(file), browsers)].map((name) => `${withoutHash(file)}: ${name}`),
    );
    expect(missing.sort()).toEqual(Object.keys(known).sort());
  });

  it("have all that the styles need", () => {
    const styles = scripts.flatMap((file) => stylesIn(file, built(file)));
    expect(styles.length).toBeGreaterThan(150);
    const missing = new Set(styles.flatMap((css) => [...missingInStyles(css, browsers)]));
    expect([...missing].sort()).toEqual(Object.keys(knownInStyles).sort());
  });

  it("are those that the entry lets in: each older Chrome and Safari lacks what it asks for", () => {
    const asked = {
      adoptedStyleSheets: statics.get("Document.adoptedStyleSheets"),
      "color-mix(": colours.get("color-mix"),
    };
    const lackingOne = (each: Browsers) => Object.values(asked).flatMap((compats) => lacking(compats ?? [], each));
    for (const name of Object.keys(asked)) expect(built(entry)).toContain(name);
    expect(lackingOne(browsers)).toEqual([]);
    const { firefox: _, ...others } = browsers;
    const older = Object.fromEntries(Object.entries(others).map(([name, oldest]) => [name, oldest - 0.1]));
    expect(new Set(lackingOne(older))).toEqual(new Set(Object.keys(others)));
  });
});
