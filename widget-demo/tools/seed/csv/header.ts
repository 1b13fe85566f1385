import { meantName } from "../../../../src/wire/host/misspelt.ts";
import { modifierSet, taxOfName } from "./columns.ts";
import type { Note, Notes, Place } from "./notes.ts";

export type Names<K extends string> = Readonly<Record<K, readonly string[]>>;

/** A column's name, and what it means; null if nothing reads it. */
export interface Title<K extends string> {
  readonly written: string;
  readonly key: K | null;
}

const plain = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const isOfTill = (written: string) => modifierSet.test(written) || taxOfName.test(written);

/** Each key belongs to the column whose name comes first in the key's list. */
export function titlesOf<K extends string>(cells: readonly string[], names: Names<K>): readonly Title<K>[] {
  const written = cells.map((cell) => cell.trim());
  const keys = new Map<number, K>();
  for (const [key, known] of Object.entries(names) as [K, readonly string[]][]) {
    const places = known.map((name) => written.findIndex((title) => plain(title) === plain(name)));
    const at = places.find((each) => each >= 0 && !keys.has(each));
    if (at !== undefined) keys.set(at, key);
  }
  return written.map((title, at) => ({ written: title, key: keys.get(at) ?? null }));
}

export function lacking<K extends string>(titles: readonly Title<K>[], needed: readonly K[]): readonly K[] {
  return needed.filter((key) => !titles.some((title) => title.key === key));
}

interface Header<K extends string> {
  readonly at: Place;
  readonly titles: readonly Title<K>[];
  readonly names: Names<K>;
  readonly needed: readonly K[];
}

/** Columns that aren't there, stand twice, or are misspelt; and those that nothing reads. */
export function noteHeader<K extends string>(header: Header<K>, notes: Notes): void {
  const misspelt = misspeltIn(header);
  notes.problems.push(...misspelt, ...twiceIn(header));
  const { at, titles, names, needed } = header;
  const missing = lacking(titles, needed).map((key) => names[key][0]);
  if (missing.length > 0 && misspelt.length === 0) {
    const found = titles.flatMap(({ written }) => written || []).slice(0, 6);
    const wrong = `There is no column ${missing.join(", ")}: it has ${found.join(", ")}.`;
    notes.problems.push({ at, wrong, fix: "Write the columns' names into the first row." });
  }
  const rest = unreadIn(header).filter((written) => !misspelt.some((note) => note.at.column === written));
  if (rest.length > 0) notes.remarks.push({ at, wrong: `Nothing reads ${rest.join(", ")}.`, fix: "" });
}

function unreadIn<K extends string>({ titles }: Header<K>): readonly string[] {
  return titles.flatMap(({ written, key }) => (key === null && written !== "" && !isOfTill(written) ? written : []));
}

function misspeltIn<K extends string>(header: Header<K>): Note[] {
  const { at, titles, names } = header;
  const keys = Object.keys(names) as K[];
  const open = lacking(titles, keys).flatMap((key) => names[key]);
  return unreadIn(header).flatMap((column): Note[] => {
    const meant = meantName(column, open);
    return meant ? [{ at: { ...at, column }, wrong: "No column is called so.", fix: `Did you mean ${meant}?` }] : [];
  });
}

function twiceIn<K extends string>({ at, titles }: Header<K>): Note[] {
  const counted = Map.groupBy(
    titles.filter(({ written }) => written !== ""),
    ({ written }) => plain(written),
  );
  return [...counted.values()].flatMap(([first, ...more]): Note[] =>
    first && more.length > 0
      ? [{ at: { ...at, column: first.written }, wrong: "Two columns are called so.", fix: "Keep one of them." }]
      : [],
  );
}
