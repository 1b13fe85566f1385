import { describe, expect, it } from "vitest";
import { type Node, walk } from "../architecture/syntax.ts";
import {
  atRules,
  type Browsers,
  colours,
  globals,
  inPatterns,
  lacking,
  methods,
  promisedBrowsers,
  properties,
  selectors,
  statics,
} from "./browserData.ts";
import { built, entry, scripts } from "./build.ts";

/** Where a global is called by its name alone, or in one of these. */
const globalObjects = /^(globalThis|window|self)$/;

interface Named extends Node {
  readonly name?: string;
}

const nameOf = (node: unknown) => (node as Named | undefined)?.name ?? null;

function propertyOf({ computed, property }: Node): string | null {
  if (!computed) return nameOf(property);
  const { value } = property as Node;
  return typeof value === "string" ? value : null;
}

/** The global that a node names: `Map`, or `window.Map`. */
function globalAt(node: Node | undefined): string | null {
  if (node?.type === "Identifier") return nameOf(node);
  const isOfGlobal = node?.type === "MemberExpression" && globalObjects.test(nameOf(node["object"]) ?? "");
  return isOfGlobal ? propertyOf(node) : null;
}

/** What a script needs that one of the browsers lacks: `Map.groupBy`, `structuredClone`, `.toSorted`. */
function missingIn(path: string, text: string, browsers: Browsers): ReadonlySet<string> {
  const missing = new Set<string>();
  const note = (name: string, compats: Parameters<typeof lacking>[0] | undefined) => {
    if (compats && lacking(compats, browsers).length > 0) missing.add(name);
  };
  walk({ path, text }, (node) => {
    if (node.type === "MemberExpression") {
      const owner = globalAt(node["object"] as Node);
      const name = propertyOf(node);
      if (owner !== null && name !== null) note(`${owner}.${name}`, statics.get(`${owner}.${name}`));
    } else if (node.type === "CallExpression" || node.type === "NewExpression") {
      const callee = node["callee"] as Node;
      const name = globalAt(callee);
      const method = callee.type === "MemberExpression" ? propertyOf(callee) : null;
      if (name !== null) note(name, globals.get(name));
      else if (method !== null && !statics.has(`${globalAt(callee["object"] as Node)}.${method}`)) {
        note(`.${method}`, methods.get(method));
      }
    } else if (node.type === "Literal" && node["regex"]) {
      const { pattern, flags } = node["regex"] as { readonly pattern: string; readonly flags: string };
      if (/\(\?<[=!]/.test(pattern)) note("lookbehind", inPatterns.lookbehind);
      if (/\(\?[ims]*-?[ims]+:/.test(pattern)) note("modifiers", inPatterns.modifiers);
      if (flags.includes("v")) note("the flag v", inPatterns.sets);
    }
  });
  return missing;
}

/** The style sheets that a script contains as texts, as the build has compiled them. */
function stylesIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  walk({ path, text }, (node) => {
    const { value } = node as Node & { readonly value?: string | { readonly cooked?: string } };
    const words = node.type === "TemplateElement" ? (value as { readonly cooked?: string }).cooked : value;
    if (typeof words === "string" && /\{[\w-]+:.*\}$/s.test(words)) found.push(words);
  });
  return found;
}

/** A browser that doesn't know one of several selectors leaves out that one alone. */
const forgiving = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g;

/** What a style sheet needs that one of the browsers lacks: `@starting-style`, `:popover-open`, `text-wrap: balance`. */
function missingInStyles(css: string, browsers: Browsers): ReadonlySet<string> {
  const missing = new Set<string>();
  const note = (name: string, compats: Parameters<typeof lacking>[0] | undefined) => {
    if (compats && lacking(compats, browsers).length > 0) missing.add(name);
  };
  const text = css.replace(/"[^"]*"/g, '""');
  for (const [, name = ""] of text.matchAll(/@([\w-]+)/g)) note(`@${name}`, atRules.get(name));
  for (const [, selector = ""] of text.matchAll(/([^{};]+)\{/g)) {
    if (selector.trim().startsWith("@")) continue;
    for (const [said, name = ""] of selector.replace(forgiving, "").matchAll(/::?(?!-webkit-)([\w-]+)/g))
      note(said, selectors.get(name));
    if (selector.includes("&")) note("nesting", selectors.get("nesting"));
  }
  for (const [, name = "", value = ""] of text.matchAll(/[{;]\s*(?!-webkit-)([\w-]+)\s*:([^{};]+)(?=[;}])/g)) {
    // For older browsers, the build writes some under their old names, too.
    if (text.includes(`-webkit-${name}:`)) continue;
    note(name, properties.get(name));
    if (missing.has(name)) continue;
    for (const [word] of value.matchAll(/[\w-]+/g)) note(`${name}: ${word}`, properties.get(`${name}: ${word}`));
  }
  return missing;
}

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
