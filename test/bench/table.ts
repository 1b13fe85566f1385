export interface Row {
  readonly name: string;
  /** One value per round. */
  readonly all: readonly number[];
  /** The limit for the median, or for each round. */
  readonly most?: number;
  readonly isForEach?: true;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/** Three digits, because the measurements aren't more precise. */
const told = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));

function cellsOf({ name, all, most, isForEach }: Row): readonly string[] {
  const middle = median(all);
  const spread = all.length > 1 ? `${told(Math.min(...all))} to ${told(Math.max(...all))}` : "";
  if (most === undefined) return [name, told(middle), spread, "", ""];
  const isMet = (isForEach ? Math.max(...all) : middle) <= most;
  return [name, told(middle), spread, `${isForEach ? "each " : ""}≤ ${most}`, isMet ? "yes" : "no"];
}

export function printRows(rows: readonly Row[]): void {
  const lines = [["", "median", "spread", "goal", "met"], ...rows.map(cellsOf)];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0))) ?? [];
  for (const cells of lines) {
    process.stdout.write(
      `${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}\n`.replace(/ +\n/, "\n"),
    );
  }
}
