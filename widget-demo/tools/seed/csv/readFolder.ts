import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { StartProblem } from "../../../backend/problem.ts";
import { decode } from "./decode.ts";
import type { Notes } from "./notes.ts";

const sheetNames = ["store.csv", "menu.csv", "choices.csv"] as const;
export type SheetName = (typeof sheetNames)[number];

export interface Folder {
  /** The text of each sheet that is there and can be read. */
  readonly texts: Readonly<Partial<Record<SheetName, string>>>;
  readonly hasImage: (path: string) => boolean;
}

/** The sheets of a folder, whatever the case of their names. choices.csv may be missing. */
export function readFolder(folder: string, notes: Notes): Folder {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartProblem(`There is no folder ${folder}.`);
  const files = readdirSync(folder);
  const texts: Partial<Record<SheetName, string>> = {};
  for (const name of sheetNames) {
    const file = files.find((each) => each.toLowerCase() === name);
    if (file === undefined) {
      if (name !== "choices.csv") noteMissing(name, files, notes);
      continue;
    }
    const read = decode(readFileSync(join(folder, file)));
    if ("text" in read) texts[name] = read.text;
    else notes.problems.push({ at: { file: name }, wrong: read.wrong, fix: read.fix });
  }
  return { texts, hasImage: (path) => !existsSync(join(folder, "images")) || existsSync(join(folder, path)) };
}

function noteMissing(name: string, files: readonly string[], notes: Notes): void {
  const stem = name.replace(".csv", "");
  // Square calls its export "catalog-2026-12-01-0912.csv".
  const isMeant = (file: string) => file.toLowerCase().includes(stem) || (stem === "menu" && /^catalog-\d/i.test(file));
  // Google Sheets calls a download "My café - menu.csv".
  const other = files.find((file) => isMeant(file) && /\.(csv|txt|tsv)$/i.test(file));
  const workbook = files.find((file) => isMeant(file) && /\.(xlsx?|numbers|ods)$/i.test(file));
  const fix =
    (other && `Rename ${other} to ${name}.`) ??
    (workbook && `Open ${workbook}, and save it as ${name}: "CSV UTF-8 (Comma delimited)".`) ??
    "Copy the template from widget-demo/data/csv.";
  notes.problems.push({ at: { file: name }, wrong: "It isn't there.", fix });
}
