import * as v from "valibot";
import { restTarget } from "../../../src/wire/documents/paths.ts";
import { parseConfig } from "../../../src/wire/host/config.ts";
import { readJsonFile } from "../../backend/data.ts";
import { DocumentsSchema } from "../../backend/documentShape.ts";
import { nameOf } from "../../backend/documents/names.ts";
import { fieldsOfJson } from "../../backend/documents/plain.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { encodeFields } from "../../backend/documents/values.ts";
import { StartProblem } from "../../backend/problem.ts";

export const usage = "npm run seed -- --config FILE --documents FILE";

/** Relative URLs of a configuration count from here, as if the shop were on this machine. */
const here = "http://localhost/";
/** A request to Firestore has at most 10 MB, and a menu of a large restaurant 400 kB. */
const batchSize = 20;
const howToGetOne = "For example: FIRESTORE_TOKEN=$(gcloud auth print-access-token)";

interface Target {
  readonly origin: string;
  readonly database: string;
  readonly token: string;
}

/** Writes the documents of a file to Firestore, and returns a line that says so. Never prints the token. */
export async function seed(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { config, documents: file } = parseArguments(args);
  const documents = Object.entries(read(file, DocumentsSchema));
  const target = readTarget(config, env["FIRESTORE_TOKEN"]);
  for (let at = 0; at < documents.length; at += batchSize) await write(target, documents.slice(at, at + batchSize));
  return `${documents.length} documents are in ${target.database} at ${target.origin}`;
}

function parseArguments(args: readonly string[]): { readonly config: string; readonly documents: string } {
  const [one, config, other, documents, ...more] =
    args[0] === "--documents" ? [...args.slice(2), ...args.slice(0, 2)] : args;
  if (one !== "--config" || other !== "--documents" || !config || !documents || more.length > 0)
    throw new StartProblem(`Use it like this: ${usage}`);
  return { config, documents };
}

function read<T>(file: string, schema: v.GenericSchema<unknown, T>): T {
  const result = readJsonFile(file, schema);
  if ("problems" in result) throw new StartProblem(result.problems.join("\n"));
  return result.value;
}

function readTarget(file: string, token: string | undefined): Target {
  const config = parseConfig(read(file, v.unknown()), here);
  if (!config.ok) throw new StartProblem(config.problems.map((problem) => `${file}: ${problem}`).join("\n"));
  const { firestore, projectId } = restTarget(config.deployment);
  const isEmulator = config.deployment.emulators.firestore !== null;
  if (!isEmulator && !token)
    throw new StartProblem(`FIRESTORE_TOKEN must have an access token that may write to ${projectId}. ${howToGetOne}`);
  // An emulator accepts its owner, to whom no rules apply.
  return { origin: firestore, database: `projects/${projectId}/databases/(default)`, token: token || "owner" };
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
