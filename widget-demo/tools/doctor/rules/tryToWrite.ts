import * as v from "valibot";
import type { RestTarget } from "../../../../src/wire/documents/paths.ts";
import { nameOf } from "../../../backend/documents/names.ts";
import type { Read } from "../../strangerReads.ts";
import { ask } from "../ask.ts";

/** What the rules say to a stranger; otherwise why that is unknown. */
export type Verdict = "allowed" | "refused" | (string & {});

const RefusalSchema = v.object({ error: v.object({ status: v.string() }) });

/** Asks to change, delete and add a document that isn't there, each on a condition that can't hold: nothing is stored. */
export async function tryToWrite(target: RestTarget, missing: string, existing: string | null): Promise<Verdict> {
  const database = `projects/${target.projectId}/databases/(default)`;
  const name = nameOf(database, missing);
  const update = { name, fields: {} };
  const isThere = { currentDocument: { exists: true } };
  const verdicts = await Promise.all(
    [
      [{ update, ...isThere }],
      [{ delete: name, ...isThere }],
      // A commit stores all or nothing, and no document is as old as this one would have to be.
      ...(existing === null
        ? []
        : [[{ update, currentDocument: { exists: false } }, unchangedSince1970(nameOf(database, existing))]]),
    ].map((writes) => commit(target, database, writes)),
  );
  return verdicts.find((each) => each === "allowed") ?? verdicts.find((each) => each !== "refused") ?? "refused";
}

function unchangedSince1970(verify: string) {
  return { verify, currentDocument: { updateTime: "1970-01-01T00:00:01Z" } };
}

/** Rules are asked before conditions. */
async function commit(
  { firestore, apiKey }: RestTarget,
  database: string,
  writes: readonly object[],
): Promise<Verdict> {
  const url = `${firestore}/v1/${database}/documents:commit?key=${encodeURIComponent(apiKey)}`;
  const headers = { "Content-Type": "application/json" };
  const reply = await ask(url, { method: "POST", headers, body: JSON.stringify({ writes }) });
  if (reply.kind === "silent") return reply.reason;
  if (reply.status === 403) return "refused";
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), RefusalSchema), reply.text);
  const isUnmet = answer.success && /^(NOT_FOUND|FAILED_PRECONDITION)$/.test(answer.output.error.status);
  return isUnmet ? "allowed" : `Firestore answers ${reply.status}`;
}

export function verdictOf(read: Read<unknown>): Verdict {
  if (read.kind === "found" || read.kind === "missing") return "allowed";
  if (read.kind === "silent") return "nothing answers";
  return read.status === 403 ? "refused" : `Firestore answers ${read.status}`;
}
