import * as v from "valibot";
import { restTarget } from "../../../src/wire/documents/paths.ts";
import { documentRemarks } from "../../backend/contract/documents/documents.ts";
import { DocumentsFileSchema, documentProblems } from "../../backend/data.ts";
import { nameOf } from "../../backend/documents/names.ts";
import { fieldsOfJson } from "../../backend/documents/plain.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { encodeFields } from "../../backend/documents/values.ts";
import { publishRules } from "../../backend/emulator/emulatorCalls.ts";
import { StartProblem } from "../../backend/problem.ts";
import { misuse, readOptions, usageOf } from "../options.ts";
import { readConfiguration, readFileOf } from "../readConfiguration.ts";

export const options = {
  config: { type: "string", value: "FILE", isNeeded: true, about: "the configuration: it names the Firestore" },
  documents: {
    type: "string",
    value: "FILE",
    isNeeded: true,
    about: "the documents by their path, as in widget-demo/data/documents.json",
  },
} as const;

export const usage = usageOf("seed --", options);

/** A request to Firestore has at most 10 MB, and a menu of a large restaurant 400 kB. */
const batchSize = 20;
const howToGetOne = "For example: FIRESTORE_TOKEN=$(gcloud auth print-access-token)";

interface Target {
  readonly isEmulator: boolean;
  readonly origin: string;
  readonly projectId: string;
  readonly database: string;
  readonly token: string;
}

/** Writes the documents of a file to Firestore, and an emulator's rules. Returns a line that says so, without the token. */
export async function seed(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { config, documents: file } = readOptions(args, options, usage).values;
  if (!config || !file) throw misuse(usage);
  const documents = Object.entries(readDocuments(file));
  const target = readTarget(config, env["FIRESTORE_TOKEN"]);
  for (let at = 0; at < documents.length; at += batchSize) await write(target, documents.slice(at, at + batchSize));
  const done = `${documents.length} documents are in ${target.database} at ${target.origin}`;
  if (!target.isEmulator) return done;
  await publishRules(new URL(target.origin), target.projectId);
  return `${done}, under firestore.rules`;
}

/** Throws one problem that lists all that the contract doesn't know. Nothing is written then. */
function readDocuments(file: string): Readonly<Record<string, JsonFields>> {
  const documents = readFileOf(file, DocumentsFileSchema);
  const problems = [...documentProblems(documents), ...documentRemarks(documents)];
  if (Object.keys(documents).length === 0) problems.push("there is no document in it");
  if (problems.length === 0) return documents;
  throw new StartProblem([...new Set(problems)].map((problem) => `${file}: ${problem}`).join("\n"));
}

function readTarget(file: string, token: string | undefined): Target {
  const deployment = readConfiguration(file);
  const { firestore, projectId } = restTarget(deployment);
  const isEmulator = deployment.emulators.firestore !== null;
  if (!isEmulator && !token)
    throw new StartProblem(`FIRESTORE_TOKEN must have an access token that may write to ${projectId}. ${howToGetOne}`);
  // An emulator accepts its owner, to whom no rules apply.
  const database = `projects/${projectId}/databases/(default)`;
  return { isEmulator, origin: firestore, projectId, database, token: token || "owner" };
}

async function write({ origin, database, token }: Target, documents: readonly [string, JsonFields][]): Promise<void> {
  const writes = documents.map(([path, fields]) => ({
    update: { name: nameOf(database, path), fields: encodeFields(fieldsOfJson(fields), database) },
  }));
  const url = `${origin}/v1/${database}/documents:commit`;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ writes }) }).catch(() => null);
  if (!response) throw new StartProblem(`Nothing answers at ${origin}.`);
  if (response.ok) return;
  const answer = v.safeParse(RefusalSchema, await response.json().catch(() => null));
  const reason = answer.success ? answer.output.error.message : "";
  const [first, last] = [documents[0]?.[0], documents.at(-1)?.[0]];
  throw new StartProblem(
    `${first} to ${last} were not written: HTTP ${response.status}. ${reason} ${hintOf(response.status)}`.trim(),
  );
}

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

function hintOf(status: number): string {
  return status === 401 || status === 403
    ? `FIRESTORE_TOKEN may be too old, or of an account that may not write. ${howToGetOne}`
    : "";
}
