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

/**
 * Luxon as separate modules, without those that the shop doesn't use, to keep the checkout small. Using a missing part
 * throws an error.
 */
export function luxonModules(): Plugin {
  return {
    name: "servery-luxon-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "luxon" ? modules : null),
    load: (path) => leftOut.find(({ file }) => file.test(path))?.code ?? null,
  };
}
