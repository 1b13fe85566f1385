import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const modules = join(createRequire(import.meta.url).resolve("luxon/package.json"), "../src/luxon.js");

const absent = (what: string) => `() => { throw new Error("This build of Luxon has no ${what}."); }`;
const parsers = (names: readonly string[]) =>
  `const absent = ${absent("parsers")}; export { ${names.map((name) => `absent as ${name}`).join(", ")} };`;

/**
 * The shop doesn't parse written dates or their digits, list the names of months, or calculate with durations and
 * intervals.
 */
const leftOut = [
  {
    file: /\/luxon\/src\/impl\/tokenParser\.js$/,
    code: parsers(["expandMacroTokens", "explainFromTokens", "formatOptsToTokens", "parseFromTokens", "TokenParser"]),
  },
  {
    file: /\/luxon\/src\/impl\/regexParser\.js$/,
    code: parsers([
      "parseHTTPDate",
      "parseISODate",
      "parseISODuration",
      "parseISOTimeOnly",
      "parseRFC2822Date",
      "parseSQL",
    ]),
  },
  { file: /\/luxon\/src\/impl\/digits\.js$/, code: "export const resetDigitRegexCache = () => {};" },
  {
    file: /\/luxon\/src\/info\.js$/,
    code: `const absent = ${absent("lists of names")}; export default { months: absent, weekdays: absent };`,
  },
  { file: /\/luxon\/src\/duration\.js$/, code: `export default { fromDurationLike: ${absent("durations")} };` },
  { file: /\/luxon\/src\/impl\/diff\.js$/, code: `export default ${absent("durations")};` },
  { file: /\/luxon\/src\/interval\.js$/, code: `export default { fromDateTimes: ${absent("intervals")} };` },
];

interface Kept {
  readonly file: RegExp;
  /** The methods that the shop uses, and those that they use. */
  readonly methods: readonly string[];
}

const kept: readonly Kept[] = [
  {
    file: /\/luxon\/src\/datetime\.js$/,
    methods: [
      ...["constructor", "fromMillis", "fromObject", "invalid", "isValid"],
      ...["zone", "zoneName", "offset", "isOffsetFixed", "setZone", "toUTC"],
      ...["year", "month", "day", "weekday", "hour", "minute", "second", "millisecond"],
      ...["toFormat", "toMillis", "toJSDate"],
    ],
  },
  {
    file: /\/luxon\/src\/impl\/locale\.js$/,
    methods: [
      ...["constructor", "create", "fromObject", "fastNumbers", "listingMode", "clone", "redefaultToEN", "isEnglish"],
      ...["numberFormatter", "dtFormatter", "extract", "format", "formatToParts"],
    ],
  },
  {
    file: /\/luxon\/src\/impl\/formatter\.js$/,
    methods: ["constructor", "create", "parseFormat", "macroTokenToFormatOpts", "num", "formatDateTimeFromString"],
  },
];

/** A method of a class with its body, as Luxon is formatted. */
const method =
  /^ {2}(?:static |get )*(\[.+?\]|\w+)\([^\n]*(?:\{|\(\{\n(?: {4}.*\n)*? {2}\} = \{\}\) \{)\n[\s\S]*?^ {2}\}$/gm;

/** Keeps the number of lines, so that the source maps still match. */
export function withMethods(code: string, methods: readonly string[]): string {
  const left = new Set(methods);
  const shorter = code.replace(method, (text, name: string) => {
    if (methods.includes(name)) {
      left.delete(name);
      return text;
    }
    return text.replace(/[^\n]/g, "");
  });
  if (left.size > 0) throw new Error(`Luxon has no ${[...left].join(", ")} to keep.`);
  return shorter;
}

/**
 * Luxon as separate modules, without those modules and methods that the shop doesn't use, to keep the checkout small.
 * Using a missing part throws an error.
 */
export function luxonModules(): Plugin {
  return {
    name: "servery-luxon-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "luxon" ? modules : null),
    load: (path) => leftOut.find(({ file }) => file.test(path))?.code ?? null,
    transform(code, path) {
      const found = kept.find(({ file }) => file.test(path));
      return found ? { code: withMethods(code, found.methods), map: null } : null;
    },
  };
}
