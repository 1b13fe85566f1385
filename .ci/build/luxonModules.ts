import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const modules = join(createRequire(import.meta.url).resolve("luxon/package.json"), "../src/luxon.js");
const formatParser = /\/luxon\/src\/impl\/tokenParser\.js$/;
const names = ["expandMacroTokens", "explainFromTokens", "formatOptsToTokens", "parseFromTokens", "TokenParser"];

/**
 * Luxon as its modules, without its parser of dates in written formats: nothing here reads such dates, and the checkout
 * has to stay small. Whoever calls it nevertheless is told.
 */
export function luxonModules(): Plugin {
  return {
    name: "servery-luxon-modules",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "luxon" ? modules : null),
    load(file) {
      if (!formatParser.test(file)) return null;
      const absent = 'const absent = () => { throw new Error("This build of Luxon parses no written formats."); };';
      return `${absent} export { ${names.map((name) => `absent as ${name}`).join(", ")} };`;
    },
  };
}
