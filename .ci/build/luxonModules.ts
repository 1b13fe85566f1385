import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const modules = join(createRequire(import.meta.url).resolve("luxon/package.json"), "../src/luxon.js");

const absent = (what: string) => `() => { throw new Error("This build of Luxon has no ${what}."); }`;
const parserNames = ["expandMacroTokens", "explainFromTokens", "formatOptsToTokens", "parseFromTokens", "TokenParser"];

/** Nothing here reads dates in written formats or asks for the time between two moments as an interval. */
const leftOut = [
  {
    file: /\/luxon\/src\/impl\/tokenParser\.js$/,
    code: `const absent = ${absent("parser of written formats")}; export { ${parserNames.map((name) => `absent as ${name}`).join(", ")} };`,
  },
  { file: /\/luxon\/src\/interval\.js$/, code: `export default { fromDateTimes: ${absent("intervals")} };` },
];

/** Luxon as its modules, without two that the shop doesn't use: the checkout has to stay small. Whoever calls them is told. */
export function luxonModules(): Plugin {
  return {
    name: "servery-luxon-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "luxon" ? modules : null),
    load: (path) => leftOut.find(({ file }) => file.test(path))?.code ?? null,
  };
}
