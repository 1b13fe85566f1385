import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

/** What is left out of a library's code, and what takes its place. */
export type LeftOut = readonly (readonly [from: RegExp, to: string])[];

/** Throws if the installed version of the library doesn't contain the expected code. */
export function cut(library: string, code: string, leftOut: LeftOut): RolldownMagicString {
  const kept = new RolldownMagicString(code);
  for (const [from, to] of leftOut) {
    const found = from.exec(code);
    if (!found) throw new Error(`This version of ${library} is another one: ${from} isn't in it.`);
    kept.overwrite(found.index, found.index + found[0].length, to);
  }
  return kept;
}

/** Leaves parts of a library out of the build, because the first view is at its size limit. */
export function withoutParts(library: string, file: RegExp, leftOut: LeftOut): Plugin {
  return {
    name: `servery-parts-of-${library}`,
    apply: "build",
    transform(code, id) {
      if (!file.test(id)) return null;
      const kept = cut(library, code, leftOut);
      return { code: kept.toString(), map: kept.generateMap({ hires: true }).toString() };
    },
  };
}
