import type { Json } from "../../../widget-demo/backend/documents/types.ts";
import { lookAtDocuments } from "../../../widget-demo/tools/doctor/documents/documents.ts";
import { problemsIn, subjectWith } from "./doctorFixture.ts";
import { type Documents, goodDocuments } from "./goodDocuments.ts";

/** In place of a value that is removed. */
export const gone = Symbol("gone");

/** A document's path, the keys that lead to a value in it, and the new value. Without keys it is the whole document. */
export type Change = readonly [path: string, keys: string, value: Json | typeof gone];

type Holder = Record<string, unknown>;

export function withFaults(changes: readonly Change[]): Documents {
  const documents = structuredClone(goodDocuments) as Holder;
  for (const [path, keys, value] of changes) {
    const steps = [path, ...keys.split(".").filter((key) => key !== "")];
    const last = steps.pop() ?? "";
    const holder = steps.reduce((each, key) => each[key] as Holder, documents);
    if (value === gone) delete holder[last];
    else holder[last] = value;
  }
  return documents as Documents;
}

/** What the doctor finds wrong with the good store after these changes. */
export function documentLines(changes: readonly Change[]): readonly string[] {
  const subject = subjectWith({ stores: [], documents: withFaults(changes), isOnline: false });
  return problemsIn(lookAtDocuments(subject), "documents");
}
