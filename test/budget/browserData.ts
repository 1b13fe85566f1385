import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "../architecture/sourceFiles.ts";

type Version = string | boolean | null | undefined;

interface Support {
  readonly version_added: Version;
  readonly version_removed?: Version;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: unknown;
}

interface Compat {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>;
}

interface Feature {
  readonly __compat?: Compat;
  readonly [name: string]: Feature | Compat | undefined;
}

interface Data {
  readonly api: Feature;
  readonly css: {
    readonly "at-rules": Feature;
    readonly properties: Feature;
    readonly selectors: Feature;
    readonly types: { readonly color: Feature };
  };
  readonly javascript: { readonly builtins: Feature; readonly regular_expressions: Feature };
}

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
const data: Data = JSON.parse(readFileSync(file, "utf8"));

/** The oldest browsers that the docs name. */
export type Browsers = Readonly<Record<string, number>>;

export function promisedBrowsers(): Browsers {
  const docs = readFileSync(join(root, "widget-demo/docs/accessibility.md"), "utf8");
  const promise = /Chrome and Edge (\d+), Firefox (\d+), Safari and iOS ([\d.]+), or later/.exec(docs);
  const [chrome = 0, firefox = 0, safari = 0] = promise?.slice(1).map(Number) ?? [];
  return { chrome, edge: chrome, firefox, safari, safari_ios: safari };
}

/** What has such a name: in several places, if it is a method. */
type Index = ReadonlyMap<string, readonly Compat[]>;

function children(feature: Feature): readonly (readonly [string, Feature, Compat])[] {
  return Object.entries(feature).flatMap(([name, value]) => {
    if (name === "__compat" || !value) return [];
    const { __compat: compat } = value as Feature;
    return compat ? [[name, value as Feature, compat] as const] : [];
  });
}

function indexOf(entries: readonly (readonly [string, Compat])[]): Index {
  const index = new Map<string, Compat[]>();
  for (const [name, compat] of entries) index.set(name, [...(index.get(name) ?? []), compat]);
  return index;
}

const { builtins, regular_expressions: patterns } = data.javascript;
const owners = [...children(data.api), ...children(builtins)];
const isStatic = /_static$/;

/** `Map`, `fetch`. */
export const globals = indexOf([
  ...owners.map(([name, , compat]) => [name, compat] as const),
  ...owners
    .filter(([name]) => name === "Window" || name === "WindowOrWorkerGlobalScope")
    .flatMap(([, owner]) => children(owner).map(([name, , compat]) => [name, compat] as const)),
]);

/** `Map.groupBy`, also `Symbol.dispose`. */
export const statics = indexOf(
  owners.flatMap(([owner, feature]) =>
    children(feature).map(([name, , compat]) => [`${owner}.${name.replace(isStatic, "")}`, compat] as const),
  ),
);

const ofLanguage = new Set(children(builtins).flatMap(([, owner]) => children(owner).map(([name]) => name)));

/** Methods of the language's own objects, by their name alone: whose they are, compiled code doesn't tell. */
export const methods = indexOf(
  owners.flatMap(([, owner]) =>
    children(owner)
      .filter(([name]) => ofLanguage.has(name) && !isStatic.test(name))
      .map(([name, , compat]) => [name, compat] as const),
  ),
);

/** Parts of regular expressions, which no build compiles. */
export const inPatterns = {
  lookbehind: indexOf(children(patterns).map(([name, , compat]) => [name, compat])).get("lookbehind_assertion") ?? [],
  modifiers: indexOf(children(patterns).map(([name, , compat]) => [name, compat])).get("modifier") ?? [],
  sets: statics.get("RegExp.unicodeSets") ?? [],
};

const { css } = data;

/** `container`. */
export const atRules = indexOf(children(css["at-rules"]).map(([name, , compat]) => [name, compat]));

/** Of what follows colons: `has`, `backdrop`. */
export const selectors = indexOf(children(css.selectors).map(([name, , compat]) => [name, compat]));

/** `inset`, and `overflow: clip`. */
export const properties = indexOf(
  children(css.properties).flatMap(([property, feature, compat]) => [
    [property, compat] as const,
    ...children(feature).map(([value, , ofValue]) => [`${property}: ${value}`, ofValue] as const),
  ]),
);

/** `color-mix`. */
export const colours = indexOf(children(css.types.color).map(([name, , compat]) => [name, compat]));

function versionOf(version: Version): number {
  if (version === true) return 0;
  return typeof version === "string" ? Number.parseFloat(version.replace("≤", "")) : Number.POSITIVE_INFINITY;
}

/** Since when, in part at first maybe. What was removed again is there no more. */
function addedIn({ support }: Compat, browser: string): number {
  const own = [support[browser] ?? []].flat() as readonly Support[];
  const [latest, ...earlier] = own.filter((each) => !each.prefix && !each.alternative_name && !each.flags);
  if (!latest || latest.version_removed) return Number.POSITIVE_INFINITY;
  return Math.min(...[latest, ...earlier].map((each) => versionOf(each.version_added)));
}

/** Those of the browsers that lack it; none if one of the same name is in each. */
export function lacking(compats: readonly Compat[], browsers: Browsers): readonly string[] {
  return Object.entries(browsers)
    .filter(([browser, oldest]) => compats.every((compat) => !(addedIn(compat, browser) <= oldest)))
    .map(([browser]) => browser);
}
