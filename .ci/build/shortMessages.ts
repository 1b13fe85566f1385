import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

const keyInCatalogue = /\\?"([\w-]{6})\\?":\[/g;
const idInCode = /\bid: ?["'`]([\w-]{6})["'`]/g;

/** For each name, its shortest unique prefix. */
function shortened(names: readonly string[]): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  const beginnings = (name: string) => Array.from(name, (_, index) => name.slice(0, index + 1));
  for (const each of names.flatMap(beginnings)) count.set(each, (count.get(each) ?? 0) + 1);
  return new Map(names.map((name) => [name, beginnings(name).find((each) => count.get(each) === 1) ?? name]));
}

/**
 * Lingui names messages by hashes, which don't compress. The first two or three of their six letters tell them apart.
 */
export function shortMessages(): Plugin {
  const names = new Set<string>();
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: "servery-short-messages",
    apply: "build",
    enforce: "post",
    transform(code, file) {
      if (file.endsWith(".po")) for (const [, name = ""] of code.matchAll(keyInCatalogue)) names.add(name);
    },
    renderStart() {
      short = shortened([...names]);
    },
    renderChunk(code) {
      const found = [...code.matchAll(keyInCatalogue), ...code.matchAll(idInCode)];
      if (found.length === 0) return null;
      const changed = new RolldownMagicString(code);
      for (const { 0: whole, 1: name = "", index } of found) {
        const start = index + whole.indexOf(name);
        const known = short.get(name);
        if (known) changed.overwrite(start, start + name.length, known);
      }
      return { code: changed.toString(), map: changed.generateMap({ hires: true }).toString() };
    },
  };
}
