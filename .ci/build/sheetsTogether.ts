import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

const sheet = /^\/\/ \S+\.css\?inline\nvar (\w+) = (".*");\n/gm;

export interface Sheets {
  readonly plugin: Plugin;
  /** What the entry brings in place of the first screen's chunk, in the order of its modules. */
  readonly ofFirst: () => string;
}

/**
 * A chunk's style sheets stand side by side: what compresses it looks back 32 kB alone, and nothing is more alike. Those
 * of the first screen come with the entry: its answer has room in its round trip, and the next one hasn't.
 */
export function sheetsTogether(): Sheets {
  let ofFirst = "";
  const plugin: Plugin = {
    name: "servery-sheets-together",
    apply: "build",
    renderChunk(code, { name }) {
      const sheets = [...code.matchAll(sheet)];
      const [first, ...others] = sheets;
      if (!first) return null;
      const changed = new RolldownMagicString(code);
      if (name === "first") {
        ofFirst = sheets.map(([, , text = ""]) => JSON.parse(text)).join("");
        for (const { 0: text, 1: variable, index } of sheets) {
          const call = `registerSheet(${variable});\n`;
          const at = code.indexOf(call);
          if (at < 0) this.error(`The first screen registers ${variable} in a way that the build doesn't know.`);
          changed.remove(index, index + text.length).remove(at, at + call.length);
        }
      } else {
        for (const { 0: text, index } of others) changed.move(index, index + text.length, first.index);
      }
      return { code: changed.toString(), map: changed.generateMap({ hires: true }).toString() };
    },
  };
  return { plugin, ofFirst: () => ofFirst };
}
