import { RolldownMagicString } from "rolldown";
import type { Plugin } from "vite";

const core = /\/@lingui\/core\/dist\/index\.mjs$/;

/**
 * Parts of Lingui that the shop's messages don't use: plurals are the only ICU format, the catalogues contain no
 * escapes, and `views` formats dates, times and money. A name left in a table of formats would keep its function in the
 * build.
 */
const leftOut: readonly (readonly [from: RegExp, to: string])[] = [
  [/function date\([\s\S]*?(?=function number\()/, ""],
  [/const formats = \{[\s\S]*?\};/, "const formats = {};"],
  [/const ESCAPE_SEQUENCE_REGEX[\s\S]*?(?=const OCTOTHORPE_PH)/, ""],
  [/ {4}selectordinal: [\s\S]*?(?= {2}\};\n\};\nconst selectFormatter)/, ""],
  [/const selectFormatter[\s\S]*?(?=function interpolate)/, ""],
  [/ {4}if \(isString\(result\) && ESCAPE[\s\S]*?\n {4}\}\n/, ""],
  [/ {2}\/\*\*\n {3}\* Registers a `MessageCompiler`[\s\S]*?(?= {2}_load\()/, ""],
  // `.ci/messages.mjs` checks that every catalogue is complete.
  [/ {2}_missing;\n/, ""],
  [/ {4}if \(params\.missing[^\n]*\n/, ""],
  [/ {4}const messageMissing[\s\S]*?(?= {4}let translation)/, ""],
  [/ {2}_messageCompiler;\n/, ""],
  [/"Lingui: Attempted to call[^\n]*"/, '"Lingui has no language yet."'],
  [
    / {4}if \(isString\(translation\)\) \{\n {6}if \(this\._messageCompiler[\s\S]*?return decodeEscapeSequences\(translation\);\n/,
    "",
  ],
  [/ {2}\/\*\*\n {3}\* @deprecated Use `Intl\.DateTimeFormat`[\s\S]*?(?=\}\nfunction setupI18n)/, ""],
];

/** Throws if the installed version of the library doesn't contain the expected code. */
export function withoutUnused(code: string): RolldownMagicString {
  const kept = new RolldownMagicString(code);
  for (const [from, to] of leftOut) {
    const found = from.exec(code);
    if (!found) throw new Error(`This version of @lingui/core is another one: ${from} isn't in it.`);
    kept.overwrite(found.index, found.index + found[0].length, to);
  }
  return kept;
}

/** Lingui loads before the first words, and the first view is at its size limit. */
export function linguiParts(): Plugin {
  return {
    name: "servery-lingui-parts",
    apply: "build",
    transform(code, file) {
      if (!core.test(file)) return null;
      const kept = withoutUnused(code);
      return { code: kept.toString(), map: kept.generateMap({ hires: true }).toString() };
    },
  };
}
