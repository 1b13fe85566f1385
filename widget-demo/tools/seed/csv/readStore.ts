import { isJsonObject } from "../../../backend/documentShape.ts";
import type { Json, JsonFields } from "../../../backend/documents/types.ts";
import type { StoreColumn } from "./columns.ts";
import { byDay, type OpeningPeriod, overlap, parseHours } from "./hours.ts";
import type { Notes, Place } from "./notes.ts";
import { readCell, readNeeded, type Sheet, type SheetRow } from "./sheet.ts";
import { findKey, type KeyPath, sheetKey, valueFor } from "./storeKeys.ts";
import * as kinds from "./values.ts";

export interface StoreSheet {
  readonly fields: JsonFields;
  /** Null without such a row. */
  readonly allergens: string | null;
  readonly allergensAt: Place;
  /** Whether the sheets write 12,50 for 12.50. */
  readonly hasDecimalComma: boolean;
  readonly said: readonly Said[];
}

type Row = SheetRow<StoreColumn>;

interface Said {
  readonly path: KeyPath;
  /** Null if something is asked about it. */
  readonly value: Json;
  readonly at: Place;
}

/** A key of the store's document a row, and its hours. */
export function readStore({ file, rows }: Sheet<StoreColumn>, notes: Notes): StoreSheet {
  const hours: { readonly row: Row; readonly periods: readonly OpeningPeriod[] }[] = [];
  const said: Said[] = [];
  let allergens: Row | null = null;
  const comma = rows.find((row) => isDecimalComma(row.text("key")));
  const hasDecimalComma = comma !== undefined && readCell(comma, "value", kinds.flag, notes) === true;
  for (const row of rows) {
    const key = readNeeded(row, "key", kinds.text, ["Write a key, such as Name.", notes]);
    if (key === null) continue;
    if (/^(opening )?hours$/i.test(key)) hours.push({ row, periods: readHours(row, notes) });
    else if (/^allergens$/i.test(key)) allergens = row;
    else if (!isDecimalComma(key)) said.push(...readKey(row, key, hasDecimalComma, notes));
  }
  noteTwice(said, notes);
  noteOverlaps(hours, notes);
  const periods = hours.flatMap((each) => each.periods).sort(byDay);
  const fields = setAll(said, notes);
  noteLacking(file, said, hours.length > 0, notes);
  return {
    fields: periods.length > 0 ? { ...fields, OperatingHours: periods.map((period) => ({ ...period })) } : fields,
    allergens: allergens && readCell(allergens, "value", kinds.text, notes),
    allergensAt: allergens?.place("value") ?? { file },
    hasDecimalComma,
    said,
  };
}

const isDecimalComma = (key: string) => /^decimal ?comma$/i.test(key);

function readHours(row: Row, notes: Notes): readonly OpeningPeriod[] {
  const fix = "Write days and times, such as Mon-Fri 10:00-22:00.";
  return readNeeded(row, "value", parseHours, [fix, notes]) ?? [];
}

/** An empty value says nothing. */
function readKey(row: Row, key: string, hasDecimalComma: boolean, notes: Notes): Said[] {
  const found = findKey(key);
  if (!("path" in found)) {
    notes.problems.push({ at: row.place("key"), wrong: found.wrong, fix: found.fix });
    return [];
  }
  if (row.text("value") === "") return [];
  const value = readCell<StoreColumn, Json>(row, "value", (text) => valueFor(text, found, hasDecimalComma), notes);
  return [{ path: found.path, value, at: row.place("value") }];
}

function noteTwice(said: readonly Said[], notes: Notes): void {
  for (const [index, { path, at }] of said.entries()) {
    const first = said.slice(0, index).find((each) => each.path.join(".") === path.join("."));
    if (!first) continue;
    const wrong = `${sheetKey(path)} is in row ${first.at.row}, too.`;
    notes.problems.push({ at, wrong, fix: "Remove one of the two rows." });
  }
}

function noteOverlaps(
  rows: readonly { readonly row: Row; readonly periods: readonly OpeningPeriod[] }[],
  notes: Notes,
) {
  const all = rows.flatMap(({ row, periods }) => periods.map((period) => ({ row, period })));
  const told = new Set<Row>();
  for (const [index, { row, period }] of all.entries()) {
    const first = all.slice(0, index).find((each) => overlap(each.period, period));
    if (!first || told.has(row)) continue;
    told.add(row);
    const where = first.row === row ? "itself" : `row ${first.row.number}, "${first.row.text("value")}"`;
    const wrong = `${kinds.shown(row.text("value"))}, which overlaps with ${where}.`;
    notes.problems.push({ at: row.place("value"), wrong, fix: "Write each time once." });
  }
}

/** The document with all of its deeper keys. A list begins with 1, and leaves out no number. */
function setAll(said: readonly Said[], notes: Notes): JsonFields {
  const fields: Record<string, Json> = {};
  for (const { path, value, at } of said) {
    if (value === null || setAt(fields, path, value)) continue;
    const wrong = `There is no ${sheetKey(path)} yet.`;
    notes.problems.push({ at, wrong, fix: "Begin a list with 1, and leave out no number." });
  }
  return fields;
}

function setAt(holder: Record<string, Json> | Json[], [key, ...rest]: KeyPath, value: Json): boolean {
  if (key === undefined) return false;
  const isList = Array.isArray(holder);
  if (isList !== (typeof key === "number") || (isList && Number(key) > holder.length)) return false;
  const known: Json | undefined = Reflect.get(holder, key);
  if (rest.length === 0) return Reflect.set(holder, key, value);
  const inner = known ?? (typeof rest[0] === "number" ? [] : {});
  Reflect.set(holder, key, inner);
  return isHolder(inner) && setAt(inner, rest, value);
}

function isHolder(value: Json): value is Record<string, Json> | Json[] {
  return Array.isArray(value) || isJsonObject(value);
}

const modes = ["PickUp", "Delivery", "EatIn", "DeliverToRoom"];

/** Without these, nobody can order. */
function noteLacking(file: string, said: readonly Said[], hasHours: boolean, notes: Notes): void {
  const lack = (wrong: string, fix: string) => notes.problems.push({ at: { file }, wrong, fix });
  const isSaid = (key: string) => said.some(({ path }) => path.join(".") === key);
  if (!isSaid("ID")) lack("There is no row ID, the store's number.", "Write a row such as ID,501.");
  if (!isSaid("Name")) lack("There is no row Name.", "Write a row such as Name,Corner Café.");
  if (!hasHours) {
    lack("There is no row hours, so the store is always closed.", "Write a row such as hours,Mon-Fri 10:00-22:00.");
  }
  const isOffered = said.some(({ path, value }) => modes.includes(String(path.at(-1))) && value !== false);
  if (!isOffered)
    lack(`None of ${modes.join(", ")} is yes, so nothing can be ordered.`, "Write a row such as PickUp,yes.");
}
