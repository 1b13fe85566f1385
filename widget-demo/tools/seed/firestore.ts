import * as v from "valibot";
import type { Deployment } from "../../../src/domain/host/deployment.ts";
import { restTarget } from "../../../src/wire/documents/paths.ts";
import { nameOf } from "../../backend/documents/names.ts";
import { fieldsOfJson } from "../../backend/documents/plain.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { encodeFields } from "../../backend/documents/values.ts";
import { publishRules } from "../../backend/emulator/emulatorCalls.ts";
import { StartProblem } from "../../backend/problem.ts";
import type { Documents } from "../doctor/subject.ts";
import { readDocument } from "../strangerReads.ts";

/** A request to Firestore has at most 10 MB, and a menu of a large restaurant 400 kB. */
const batchSize = 20;
const howToGetOne = "For example: FIRESTORE_TOKEN=$(gcloud auth print-access-token)";

export interface Target {
  readonly deployment: Deployment;
  readonly isEmulator: boolean;
  readonly origin: string;
  readonly projectId: string;
  readonly database: string;
  readonly token: string;
}

export function targetOf(deployment: Deployment, token: string | undefined): Target {
  const { firestore, projectId } = restTarget(deployment);
  const isEmulator = deployment.emulators.firestore !== null;
  if (!isEmulator && !token)
    throw new StartProblem(`FIRESTORE_TOKEN must have an access token that may write to ${projectId}. ${howToGetOne}`);
  // An emulator accepts its owner, to whom no rules apply.
  const database = `projects/${projectId}/databases/(default)`;
  return { deployment, isEmulator, origin: firestore, projectId, database, token: token || "owner" };
}

/** Writes documents, and an emulator's rules. Returns a line that says so, without the token. */
export async function writeAll(target: Target, all: Documents): Promise<string> {
  const documents = Object.entries(all);
  for (let at = 0; at < documents.length; at += batchSize) await write(target, documents.slice(at, at + batchSize));
  const done = `${documents.length} documents are in ${target.database} at ${target.origin}`;
  if (!target.isEmulator) return done;
  await publishRules(new URL(target.origin), target.projectId);
  return `${done}, under firestore.rules`;
}

/** Those of the paths that are there. */
export async function readAll({ deployment, token }: Target, paths: readonly string[]): Promise<Documents> {
  const documents: Record<string, JsonFields> = {};
  for (const path of paths) {
    const read = await readDocument(restTarget(deployment), path, token);
    if (read.kind === "found") documents[path] = read.value;
    else if (read.kind === "silent") throw silent(read.origin);
    else if (read.kind === "refused") {
      const problem = `${path} couldn't be read: HTTP ${read.status}. ${read.reason} ${hintOf(read.status)}`;
      throw new StartProblem(problem.trim());
    }
  }
  return documents;
}

async function write({ origin, database, token }: Target, documents: readonly [string, JsonFields][]): Promise<void> {
  const writes = documents.map(([path, fields]) => ({
    update: { name: nameOf(database, path), fields: encodeFields(fieldsOfJson(fields), database) },
  }));
  const url = `${origin}/v1/${database}/documents:commit`;
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify({ writes }) }).catch(() => null);
  if (!response) throw silent(origin);
  if (response.ok) return;
  const answer = v.safeParse(RefusalSchema, await response.json().catch(() => null));
  const reason = answer.success ? answer.output.error.message : "";
  const [first, last] = [documents[0]?.[0], documents.at(-1)?.[0]];
  throw new StartProblem(
    `${first} to ${last} were not written: HTTP ${response.status}. ${reason} ${hintOf(response.status)}`.trim(),
  );
}

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

const silent = (origin: string) => new StartProblem(`Nothing answers at ${origin}.`);

function hintOf(status: number): string {
  return status === 401 || status === 403
    ? `FIRESTORE_TOKEN may be too old, or of an account that may not write. ${howToGetOne}`
    : "";
}
