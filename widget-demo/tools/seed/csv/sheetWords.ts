import { store } from "../../../backend/contract/documents/store.ts";
import type { JsonFields } from "../../../backend/documents/types.ts";
import { entriesOf, plainSchema, schemaAt, valueAt } from "../../doctor/documents/schemaWalk.ts";
import type { Finding } from "../../doctor/finding.ts";
import { type KeyPath, sheetKey } from "./storeKeys.ts";

type Words = readonly (readonly [RegExp, string])[];

/** Keys of a menu's document, which menu.csv has as columns. */
const columnWords: Words = [
  [/\bIsAlcohol true\b/g, "yes in the column alcohol"],
  [/\bOrigin \(A, I or M\)/g, "A, I or M in the column origin"],
  [/\bWrite Kilojoules\b/g, "Write a number in the column kilojoules"],
  [/\bWrite 0\.1, or 0 where\b/g, "Write 10% in the column tax, or 0% where"],
  [/\bWrite 0\.1 for 10 %/g, "Write 10%"],
  [/\bTaxRate\b/g, "tax"],
];

/** Keys of a store's document, which store.csv has as rows. */
const rowWords: Words = [
  [/\b(SeafoodStatement) once for the store\b/g, "a row $1 once in store.csv"],
  [/\b(Write|into) (Liquor\w+)/g, "$1 a row $2"],
  [/\b([Ww]rite) true\b/g, "$1 yes"],
  [/\b([Ww]rite) false\b/g, "$1 no"],
  [/\b([A-Z][\w.]+) true\b/g, "$1,yes"],
  [/\b([A-Z][\w.]+) false\b/g, "$1,no"],
  [/\b([A-Z][\w.]+) (\d\d:\d\d|Australia\/\w+)/g, "$1,$2"],
  [/\bsuch as "([^"]*)"/g, "such as $1"],
];

/** What the doctor says of a document, as somebody has to write it into the sheets. */
export function inSheetWords(finding: Finding, fields: JsonFields | undefined): Finding {
  const keys = keysIn(finding.place);
  const inColumns = said(finding, (text) => (keys.length > 0 ? text : replaced(text, columnWords)));
  if (inColumns.fix !== finding.fix) return { ...said(inColumns, rows), place: inMenu(finding.place) };
  return said(finding, (text) => withHolder(rows(text), keys, fields));
}

const rows = (text: string) => replaced(text, rowWords);

function said(finding: Finding, change: (text: string) => string): Finding {
  return { ...finding, message: change(finding.message), fix: change(finding.fix) };
}

const replaced = (text: string, words: Words) => words.reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

/** A store's findings about its dishes are mended in the menu. */
const inMenu = (place: string) => place.replace(/^((?:Brands\/[^/]+\/)?Companies\/[^/ ]+)$/, "$1/Menus/DefaultMenu");

function keysIn(place: string): KeyPath {
  const [path = "", keys = ""] = place.split(" · ");
  if (path.includes("/Menus/")) return [];
  return keys
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Each key of the record that it is about, with what it stands in. */
function withHolder(text: string, keys: KeyPath, fields: JsonFields = {}): string {
  for (let length = keys.length; length > 0; length -= 1) {
    const holder = keys.slice(0, length);
    const schema = schemaAt(store, holder, fields);
    const value = holder.reduce<unknown>(valueAt, fields);
    const entries = schema && entriesOf(plainSchema(schema, value ?? {}));
    if (!entries) continue;
    return text.replaceAll(/(?<![\w.])[A-Z]\w*/g, (word) =>
      Object.hasOwn(entries, word) ? sheetKey([...holder, word]) : word,
    );
  }
  return text;
}
