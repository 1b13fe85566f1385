import { lacking, type Names, noteHeader, type Title, titlesOf } from "./header.ts";
import type { Notes, Place } from "./notes.ts";
import { parseCsv, type Row } from "./parseCsv.ts";
import { type Kind, shown } from "./values.ts";

export interface SheetRow<K extends string> {
  readonly number: number;
  /** The cell's text, without spaces around it; empty if there is no such column. */
  readonly text: (column: K) => string;
  /** Whether there is such a column, so that an empty cell says something. */
  readonly has: (column: K) => boolean;
  readonly place: (column?: K | string) => Place;
  /** Cells of the columns whose titles are like this, each with its title. */
  readonly matching: (pattern: RegExp) => readonly (readonly [title: string, text: string])[];
}

export interface Sheet<K extends string> {
  readonly file: string;
  readonly rows: readonly SheetRow<K>[];
  /** False if a row couldn't be read at all. */
  readonly isWhole: boolean;
}

/** A file's rows by the names of its columns. Null if its first row lacks a name that is needed. */
export function readSheet<K extends string>(
  file: string,
  csv: string,
  columns: { readonly names: Names<K>; readonly needed: readonly NoInfer<K>[] },
  notes: Notes,
): Sheet<K> | null {
  const { rows, faults } = parseCsv(csv);
  notes.problems.push(...faults.map(({ row, wrong, fix }) => ({ at: { file, row }, wrong, fix })));
  const written = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const { names, needed } = columns;
  const at = headerAt(written, columns);
  const [header, ...rest] = written.slice(at);
  noteAbove(file, written.slice(0, at), notes);
  if (!header) {
    const fix = `Write the columns ${needed.map((key) => names[key][0]).join(", ")}.`;
    notes.problems.push({ at: { file }, wrong: "It is empty.", fix });
    return null;
  }
  const titles = titlesOf(header.cells, names);
  noteHeader({ at: { file, row: header.number }, titles, ...columns }, notes);
  if (lacking(titles, needed).length > 0) return null;
  noteNameless(file, titles, rest, notes);
  const sound = rest.filter(({ number }) => !faults.some(({ row }) => row === number));
  const read = sound.flatMap((row) => rowOf(file, row, titles, notes) ?? []);
  return { file, rows: read, isWhole: read.length === rest.length };
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Cells below no name, which nothing reads. */
function noteNameless<K extends string>(file: string, titles: readonly Title<K>[], rows: readonly Row[], notes: Notes) {
  for (const [at, { written }] of titles.entries()) {
    const first = written === "" && rows.find(({ cells }) => cells[at]?.trim());
    if (!first) continue;
    const wrong = `Column ${letters[at] ?? at + 1} has no name, and is left out: row ${first.number} has ${JSON.stringify(first.cells[at]?.trim().slice(0, 60))} there.`;
    notes.remarks.push({ at: { file }, wrong, fix: "" });
  }
}

/** How many rows may stand above the columns' names: Square's template has four. */
const mostAbove = 9;

/** The first row that has all names that are needed; the first of all, if none has. */
function headerAt<K extends string>(
  rows: readonly Row[],
  { names, needed }: { readonly names: Names<K>; readonly needed: readonly K[] },
): number {
  const isHeader = ({ cells }: Row) => lacking(titlesOf(cells, names), needed).length === 0;
  return Math.max(0, rows.slice(0, mostAbove + 1).findIndex(isHeader));
}

function noteAbove(file: string, rows: readonly Row[], notes: Notes): void {
  const numbers = rows.map(({ number }) => number);
  if (numbers.length === 0) return;
  const which = numbers.length === 1 ? `Row ${numbers[0]} stands` : `Rows ${numbers.join(", ")} stand`;
  const wrong = `${which} above the columns' names, and ${numbers.length === 1 ? "is" : "are"} left out.`;
  notes.remarks.push({ at: { file }, wrong, fix: "" });
}

function rowOf<K extends string>(
  file: string,
  { number, cells }: Row,
  titles: readonly Title<K>[],
  notes: Notes,
): SheetRow<K> | null {
  const texts = cells.map((cell) => cell.trim());
  if (texts.slice(titles.length).some(Boolean)) {
    const wrong = `It has ${texts.length} cells, and there are ${titles.length} columns.`;
    notes.problems.push({ at: { file, row: number }, wrong, fix: "Put quotes around a cell that has a comma in it." });
    return null;
  }
  const columnOf = (key: string) => titles.findIndex((title) => title.key === key);
  return {
    number,
    text: (column) => texts[columnOf(column)] ?? "",
    has: (column) => columnOf(column) >= 0,
    place: (column) => ({
      file,
      row: number,
      ...(column !== undefined && { column: titles[columnOf(column)]?.written ?? column }),
    }),
    matching: (pattern) =>
      titles.flatMap(({ written }, at) => (pattern.test(written) ? [[written, texts[at] ?? ""] as const] : [])),
  };
}

const formulaError = /^#(REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|ERROR!|#+)$/i;

/** What a cell says; null if it is empty, or if something is asked about it. */
export function readCell<K extends string, T>(row: SheetRow<K>, column: K, kind: Kind<T>, notes: Notes): T | null {
  const text = row.text(column);
  if (text === "") return null;
  const read = formulaError.test(text) || /^=./.test(text) ? formula(text) : kind(text);
  if ("value" in read) return read.value;
  notes.problems.push({ ...read, at: row.place(column) });
  return null;
}

function formula(text: string) {
  const what = formulaError.test(text) ? "a formula's error" : "a formula";
  return { wrong: `${shown(text)}, ${what}.`, fix: "Write the value itself." };
}

/** The same for a cell that mustn't be empty. */
export function readNeeded<K extends string, T>(
  row: SheetRow<K>,
  column: K,
  kind: Kind<T>,
  [fix, notes]: readonly [fix: string, notes: Notes],
): T | null {
  if (row.text(column) === "") notes.problems.push({ at: row.place(column), wrong: "It is empty.", fix });
  return readCell(row, column, kind, notes);
}
