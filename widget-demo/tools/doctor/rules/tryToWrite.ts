import * as v from "valibot";
import { type RestTarget, restUrl } from "../../../../src/wire/documents/paths.ts";
import type { Read } from "../../strangerReads.ts";
import { ask } from "../ask.ts";

/** What the rules say to a stranger; otherwise why that is unknown. */
export type Verdict = "allowed" | "refused" | (string & {});

/** No document was written then, so Firestore writes nothing if the rules allow it. */
const impossible = "currentDocument.updateTime=1970-01-01T00:00:01Z";
/** Even then, only a field that no document has would be taken away. */
const nothing = "updateMask.fieldPaths=ServeryDoctor";

const RefusalSchema = v.object({ error: v.object({ status: v.string() }) });

/** Asks to write this document, on a condition that can't hold. */
export async function tryToWrite(target: RestTarget, path: string): Promise<Verdict> {
  const reply = await ask(`${restUrl(target, path)}&${impossible}&${nothing}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ fields: {} }),
  });
  if (reply.kind === "silent") return reply.reason;
  if (reply.status === 403) return "refused";
  const status = v.safeParse(v.pipe(v.string(), v.parseJson(), RefusalSchema), reply.text);
  const isUnmet =
    status.success && /^(FAILED_PRECONDITION|NOT_FOUND|ALREADY_EXISTS|ABORTED)$/.test(status.output.error.status);
  return reply.status < 300 || isUnmet ? "allowed" : `Firestore answers ${reply.status}`;
}

export function verdictOf(read: Read<unknown>): Verdict {
  if (read.kind === "found" || read.kind === "missing") return "allowed";
  if (read.kind === "silent") return "nothing answers";
  return read.status === 403 ? "refused" : `Firestore answers ${read.status}`;
}
