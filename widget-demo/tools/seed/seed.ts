import { existsSync, writeFileSync } from "node:fs";
import { documentRemarks } from "../../backend/contract/documents/documents.ts";
import { DocumentsFileSchema, documentProblems } from "../../backend/data.ts";
import { reasonOf, StartProblem } from "../../backend/problem.ts";
import type { Documents } from "../doctor/subject.ts";
import { misuse, readOptions, usageOf } from "../options.ts";
import { readConfiguration, readFileOf } from "../readConfiguration.ts";
import { type Imported, importSheets } from "./csv/importSheets.ts";
import { keepOthers, withoutNothing } from "./csv/keep.ts";
import { startPreview } from "./csv/preview.ts";
import { readAll, targetOf, writeAll } from "./firestore.ts";

export const options = {
  config: { type: "string", value: "FILE", about: "the configuration: it names the Firestore" },
  documents: {
    type: "string",
    value: "FILE",
    about: "the documents by their path, as in widget-demo/data/documents.json",
  },
  csv: {
    type: "string",
    value: "FOLDER",
    about: "a folder with store.csv, menu.csv and choices.csv, in place of documents",
  },
  out: { type: "string", value: "FILE", about: "with --csv: writes the documents to a file, not to Firestore" },
  preview: { type: "boolean", about: "with --csv: starts the demo on the documents, and writes nothing to Firestore" },
  keep: { type: "boolean", about: "with --csv: leaves what is there already and the sheets don't say" },
} as const;

export const usage = usageOf("seed --", options);

type Environment = Readonly<Record<string, string | undefined>>;

interface Options {
  readonly config?: string;
  readonly out?: string;
  readonly preview?: boolean;
  readonly keep?: boolean;
}

/** Writes documents to Firestore, or what a spreadsheet says. Returns lines that say so, without the token. */
export async function seed(args: readonly string[], env: Environment, show = startPreview): Promise<string> {
  const { documents, csv, ...rest } = readOptions(args, options, usage).values;
  if ((documents === undefined) === (csv === undefined)) throw misuse(usage, "Name --documents, or --csv.");
  if (documents !== undefined) return seedFile(documents, rest, env);
  const { config, out, preview = false, keep = false } = rest;
  if (config === undefined && out === undefined && !preview) throw misuse(usage, "Name --config, --out or --preview.");
  if (keep && config === undefined && out === undefined) throw misuse(usage, "--keep needs --config or --out.");
  const deployment = config === undefined ? null : readConfiguration(config);
  const outcome = importSheets(csv ?? "", deployment?.isBranded ?? false);
  if ("problems" in outcome) throw new StartProblem(told(outcome.problems));
  const target =
    deployment && out === undefined && (keep || !preview) ? targetOf(deployment, env["FIRESTORE_TOKEN"]) : null;
  const before = keep ? await documentsBefore(out, target, outcome) : {};
  const kept = () => withoutNothing(keepOthers(before, outcome.said));
  const all = keep ? checked(kept(), out ?? "Firestore") : outcome.documents;
  const lines = [...outcome.lines];
  if (out !== undefined) lines.push(writeOut(out, all));
  else if (target && !preview) lines.push(await writeAll(target, all));
  if (preview) await show(lines, all, csv ?? "");
  return preview ? "The preview has ended." : lines.join("\n");
}

async function seedFile(file: string, { config, out, preview, keep }: Options, env: Environment): Promise<string> {
  if (config === undefined) throw misuse(usage, "--documents needs --config.");
  if (out !== undefined || preview || keep) throw misuse(usage, "--out, --preview and --keep go with --csv.");
  const documents = readDocuments(file);
  return writeAll(targetOf(readConfiguration(config), env["FIRESTORE_TOKEN"]), documents);
}

function readDocuments(file: string): Documents {
  const documents = readFileOf(file, DocumentsFileSchema);
  if (Object.keys(documents).length === 0) throw new StartProblem(`${file}: there is no document in it`);
  return checked(documents, file);
}

/** Throws one problem that lists all that the contract doesn't know. Nothing is written then. */
function checked(documents: Documents, from: string): Documents {
  const problems = [...documentProblems(documents), ...documentRemarks(documents)];
  if (problems.length === 0) return documents;
  throw new StartProblem([...new Set(problems)].map((problem) => `${from}: ${problem}`).join("\n"));
}

function told(problems: readonly string[]): string {
  const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
  return [...problems, `${count}. Nothing is written.`].join("\n");
}

async function documentsBefore(
  out: string | undefined,
  target: ReturnType<typeof targetOf> | null,
  { documents }: Imported,
): Promise<Documents> {
  if (target) return readAll(target, Object.keys(documents));
  return out !== undefined && existsSync(out) ? readFileOf(out, DocumentsFileSchema) : {};
}

function writeOut(file: string, documents: Documents): string {
  try {
    writeFileSync(file, `${JSON.stringify(documents, null, 2)}\n`);
  } catch (error) {
    throw new StartProblem(`${file} can't be written: ${reasonOf(error)}`);
  }
  return `${Object.keys(documents).length} documents are in ${file}`;
}
