import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

const sheet = /^\/\/ \S+\.css\?inline\nvar (\w+) = (".*");\n/gm;

export interface Sheets {
  readonly plugin: Plugin;
  /** The style sheets that the entry contains instead of the first screen's chunk, in the order of its modules. */
  readonly ofFirst: () => string;
}

/**
 * Moves a chunk's style sheets next to each other: compression looks back only 32 kB, and style sheets resemble each
 * other most. Those of the first screen go into the entry, whose response has room left in its round trip.
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
