import type { Mutant } from "./mutators.ts";

/** "unreached": no test of the chosen projects runs the code, so none can notice. It counts as planted. */
export type Outcome = "noticed" | "survived" | "unreached";

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const money =
  /^src\/domain\/((money|cart|promotion|payment)\/|(order|gift)\/\w*([pP]ric|[sS]urcharge|[tT]ax|[sS]ale|orderBody))/;

/** Where a fault weighs most, and otherwise the storey. */
export function areaOf(path: string): string {
  if (money.test(path)) return "money";
  if (/^src\/(domain|state|features)\/checkout\//.test(path)) return "checkout";
  if (path.startsWith("src/services/adapters/")) return "adapters";
  return path.split("/")[1] ?? path;
}

function short(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line || "(nothing)";
}

export function lineOf({ path, line, before, after }: Mutant): string {
  return `${path}:${line}: ${short(before)} → ${short(after)}`;
}

function rowOf(name: string, verdicts: readonly Verdict[]): string {
  const noticed = verdicts.filter(({ outcome }) => outcome === "noticed").length;
  const share = ((100 * noticed) / Math.max(verdicts.length, 1)).toFixed(1);
  return `${name.padEnd(12)}${`${noticed}/${verdicts.length}`.padStart(9)}${share.padStart(7)} %`;
}

export function reportOf(verdicts: readonly Verdict[]): readonly string[] {
  const areas = Object.entries(Object.groupBy(verdicts, ({ mutant }) => areaOf(mutant.path)));
  const rows = areas
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => rowOf(name, own ?? []));
  const count = (wanted: Outcome) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  const sum = `${count("noticed")} noticed, ${count("survived")} survived, ${count("unreached")} can't be reached`;
  return ["", ...rows, rowOf("all", verdicts), "", `${sum} (what doesn't compile is left out)`];
}
