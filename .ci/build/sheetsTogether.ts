import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

const sheet = /^\/\/ \S+\.css\?inline\nvar \w+ = ".*";\n/gm;

/** A chunk's style sheets stand side by side: what compresses it looks back 32 kB alone, and nothing is more alike. */
export function sheetsTogether(): Plugin {
  return {
    name: "servery-sheets-together",
    apply: "build",
    renderChunk(code) {
      const [first, ...others] = code.matchAll(sheet);
      if (!first || others.length === 0) return null;
      const changed = new RolldownMagicString(code);
      for (const { 0: text, index } of others) changed.move(index, index + text.length, first.index);
      return { code: changed.toString(), map: changed.generateMap({ hires: true }).toString() };
    },
  };
}
