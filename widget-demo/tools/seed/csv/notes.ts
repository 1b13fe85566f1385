/** Where something is in the sheets. A row counts as the spreadsheet counts it: the first has the columns' names. */
export interface Place {
  readonly file: string;
  readonly row?: number;
  /** The column's name, as the sheet writes it. */
  readonly column?: string;
}

/** What can't be read, or isn't sure, and what to write instead. */
export interface Asked {
  readonly wrong: string;
  readonly fix: string;
  /** Of what a whole column may have, so that many of a kind are one line. */
  readonly kind?: "comma" | "category";
}

export interface Note extends Asked {
  readonly at: Place;
}

/** Collects what is wrong, so that all of it is told at once. Remarks don't keep anything from being written. */
export interface Notes {
  readonly problems: Note[];
  readonly remarks: Note[];
}

export function startNotes(): Notes {
  return { problems: [], remarks: [] };
}

export function placeText({ file, row, column }: Place): string {
  return [file, ...(row === undefined ? [] : [`row ${row}`]), ...(column ? [column] : [])].join(", ");
}

export function lineOf({ at, wrong, fix }: Note): string {
  return `${placeText(at)}: ${wrong} ${fix}`.trim();
}

/** So many of one kind have a line each. */
const mostLines = 3;

/** One line for many of a kind in a column, which names the other rows. */
export function grouped(notes: readonly Note[]): readonly Note[] {
  const keyOf = ({ at, kind }: Note, index: number) => (kind ? `${kind} ${at.file} ${at.column}` : index);
  const groups = [...Map.groupBy(notes.entries(), ([index, note]) => keyOf(note, index)).values()];
  return groups.flatMap((group) => {
    const same = group.map(([, note]) => note);
    return same.length > mostLines ? oneOf(same) : same;
  });
}

function oneOf([first, ...others]: readonly Note[]): readonly Note[] {
  if (!first) return [];
  const rows = others.map(({ at }) => at.row);
  const more = rows.length > 10 ? ` and ${rows.length - 10} more` : "";
  return [{ ...first, fix: `${first.fix} The same in rows ${rows.slice(0, 10).join(", ")}${more}.` }];
}

const order = ["store.csv", "menu.csv", "choices.csv"];

/** File by file, from top to bottom. */
export function sorted(notes: readonly Note[]): readonly Note[] {
  const fileOf = ({ at }: Note) => order.indexOf(at.file.toLowerCase());
  return notes.toSorted((one, other) => fileOf(one) - fileOf(other) || (one.at.row ?? 0) - (other.at.row ?? 0));
}
