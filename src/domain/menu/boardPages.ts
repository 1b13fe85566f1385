/** A row of a menu board, with its height in the board's pixels. */
export interface BoardRow {
  readonly key: string;
  readonly heightPx: number;
}

export interface BoardSection {
  readonly id: string;
  readonly name: string;
  readonly titlePx: number;
  readonly rows: readonly BoardRow[];
}

/** The part of a section that is in one column. */
export interface BoardPart {
  readonly id: string;
  readonly name: string;
  /** The section began in another column. */
  readonly isContinued: boolean;
  readonly keys: readonly string[];
}

export type BoardColumn = readonly BoardPart[];
export type BoardPage = readonly BoardColumn[];

interface BoardSize {
  readonly columns: number;
  readonly heightPx: number;
}

function rowsFitting(rows: readonly BoardRow[], roomPx: number): number {
  let usedPx = 0;
  const end = rows.findIndex(({ heightPx }) => {
    usedPx += heightPx;
    return usedPx > roomPx;
  });
  return end === -1 ? rows.length : end;
}

/**
 * How many rows to put into this space. 0 if only one would fit below the title, unless the column is still empty.
 * Avoids leaving a single row for the next column.
 */
function rowsTaken(rows: readonly BoardRow[], roomPx: number, isFresh: boolean): number {
  const fitting = rowsFitting(rows, roomPx);
  if (fitting === rows.length) return fitting;
  const taken = fitting === rows.length - 1 && fitting > 2 ? fitting - 1 : fitting;
  if (taken >= 2) return taken;
  return isFresh ? Math.max(1, taken) : 0;
}

function columnsOf(sections: readonly BoardSection[], heightPx: number): BoardColumn[] {
  const columns: BoardPart[][] = [];
  let usedPx = heightPx;
  for (const { id, name, titlePx, rows } of sections) {
    const wholePx = rows.reduce((sum, row) => sum + row.heightPx, titlePx);
    // A section that fits into one column stays together, unless too much of the current column would stay empty.
    if (wholePx <= heightPx && usedPx + wholePx > heightPx && usedPx > heightPx / 2) usedPx = heightPx;
    for (let at = 0; at < rows.length; ) {
      const rest = rows.slice(at);
      let count = usedPx === heightPx ? 0 : rowsTaken(rest, heightPx - usedPx - titlePx, false);
      if (count === 0) {
        columns.push([]);
        usedPx = 0;
        count = rowsTaken(rest, heightPx - titlePx, true);
      }
      const taken = rest.slice(0, count);
      columns.at(-1)?.push({ id, name, isContinued: at > 0, keys: taken.map(({ key }) => key) });
      usedPx += taken.reduce((sum, row) => sum + row.heightPx, titlePx);
      at += count;
    }
  }
  return columns;
}

/** Splits the whole menu into pages that a display shows one after the other (R77). */
export function boardPages(sections: readonly BoardSection[], { columns, heightPx }: BoardSize): BoardPage[] {
  const all = columnsOf(sections, heightPx);
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, page) =>
    all.slice(page * columns, (page + 1) * columns),
  );
}

const glanceSeconds = 5;
const secondsPerDish = 1;

export function cardKeysOf(page: BoardPage): readonly string[] {
  return page.flatMap((column) => column.flatMap(({ keys }) => keys));
}

/** How long a page is shown: time to find one's place, then to read each dish. */
export function pageMs(page: BoardPage): number {
  return (glanceSeconds + secondsPerDish * cardKeysOf(page).length) * 1_000;
}
