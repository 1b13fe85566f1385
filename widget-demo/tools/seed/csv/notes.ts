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

const order = ["store.csv", "menu.csv", "choices.csv"];

/** File by file, from top to bottom. */
export function sorted(notes: readonly Note[]): readonly Note[] {
  const fileOf = ({ at }: Note) => order.indexOf(at.file.toLowerCase());
  return notes.toSorted((one, other) => fileOf(one) - fileOf(other) || (one.at.row ?? 0) - (other.at.row ?? 0));
}
