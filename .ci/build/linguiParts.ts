import { type LeftOut, withoutParts } from "./withoutParts.ts";

/**
 * Parts of Lingui that the shop's messages don't use: plurals are the only ICU format, the catalogues contain no
 * escapes, and `views` formats dates, times and money. A name left in a table of formats would keep its function in the
 * build.
 */
export const leftOut: LeftOut = [
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

export const linguiParts = () => withoutParts("@lingui/core", /\/@lingui\/core\/dist\/index\.mjs$/, leftOut);
