import type { Asked } from "./notes.ts";

export interface Row {
  /** As the spreadsheet counts it, so a line break in a cell begins no row. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Parsed {
  readonly rows: readonly Row[];
  readonly faults: readonly (Asked & { readonly row: number })[];
}

const delimiters = [",", ";", "\t"] as const;
/** Excel's own first line, which names the delimiter. */
const named = /^sep=([,;\t])\n/i;

interface Cell {
  readonly text: string;
  readonly end: number;
  readonly fault: Asked | null;
}

/** The rows of a CSV file: commas, semicolons or tabs, quotes, line breaks in cells, line ends of any system. */
export function parseCsv(written: string): Parsed {
  const whole = written.replace(/^\ufeff/, "").replaceAll(/\r\n?/g, "\n");
  const line = named.exec(whole);
  const text = line ? whole.slice(line[0].length) : whole;
  const delimiter = line?.[1] ?? delimiterOf(text);
  const rows: Row[] = [];
  const faults: Parsed["faults"][number][] = [];
  let number = line ? 2 : 1;
  let cells: string[] = [];
  for (let at = 0; at <= text.length; at += 1) {
    const cell = cellAt(text, at, delimiter);
    cells.push(cell.text);
    if (cell.fault) faults.push({ ...cell.fault, row: number });
    at = cell.end;
    if (text[at] === delimiter) continue;
    rows.push({ number, cells });
    number += 1;
    cells = [];
  }
  return { rows, faults };
}

/** What stands most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ""] = text
    .replaceAll(/"[^"]*"/g, "")
    .replace(/^\n+/, "")
    .split("\n");
  const timesOf = (each: string) => first.split(each).length;
  return delimiters.toSorted((one, other) => timesOf(other) - timesOf(one))[0] ?? ",";
}

function cellAt(text: string, start: number, delimiter: string): Cell {
  const quoted = / *"/y;
  quoted.lastIndex = start;
  return quoted.test(text) ? quotedCell(text, quoted.lastIndex, delimiter) : plainCell(text, start, delimiter);
}

function plainCell(text: string, start: number, delimiter: string): Cell {
  const end = endOf(text, start, delimiter);
  return { text: text.slice(start, end), end, fault: null };
}

function endOf(text: string, start: number, delimiter: string): number {
  const ends = [text.indexOf(delimiter, start), text.indexOf("\n", start)].filter((at) => at >= 0);
  return Math.min(...ends, text.length);
}

function quotedCell(text: string, start: number, delimiter: string): Cell {
  let at = text.indexOf('"', start);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  if (at < 0) {
    const fix = 'End the cell with a quote, or write each quote in it twice: "".';
    return { text: "", end: text.length, fault: { wrong: "A quote begins a cell, and none ends it.", fix } };
  }
  const inside = text.slice(start, at).replaceAll('""', '"');
  const end = endOf(text, at + 1, delimiter);
  const after = text.slice(at + 1, end).trim();
  if (after === "") return { text: inside, end, fault: null };
  const wrong = `${JSON.stringify(after.slice(0, 20))} stands behind the quote that ends a cell.`;
  return { text: inside, end, fault: { wrong, fix: 'Write each quote in a quoted cell twice: "".' } };
}
