import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import type { Finding } from "../../../widget-demo/tools/doctor/finding.ts";
import { reportOf } from "../../../widget-demo/tools/doctor/report.ts";
import type { Documents, Subject } from "../../../widget-demo/tools/doctor/subject.ts";
import { goodDocuments } from "./goodDocuments.ts";

export const gone = Symbol("gone");

type Key = string | number;
/** A document's path, the keys in it (none: the whole document), and what is written there. */
export type Change = readonly [path: string, keys: readonly Key[], value: unknown];

/** What the report says, and what somebody did. */
export type Row = readonly [says: string, changes: readonly Change[]];

function put(holder: object, key: Key, value: unknown): void {
  if (value !== gone) Reflect.set(holder, key, value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
}

/** The good documents with mistakes in them. */
export function planted(changes: readonly Change[]): Documents {
  const documents: Record<string, JsonFields> = structuredClone(goodDocuments);
  for (const [path, keys, value] of changes) {
    const all: readonly Key[] = [path, ...keys];
    const holder = all.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), documents);
    put(holder, all.at(-1) ?? path, value);
  }
  return documents;
}

export function subjectOf(documents: Documents, more: Partial<Subject> = {}): Subject {
  const nothing = { configuration: null, deployment: null, stores: [], hq: null, unread: [], page: null };
  return { ...nothing, documents, isOnline: false, ...more };
}

/** The report's lines, without its last. */
export function linesOf(findings: readonly Finding[]): readonly string[] {
  const lines = findings.map((finding) => ({ area: "documents" as const, ...finding }));
  return reportOf(lines, false, null).text.split("\n").slice(0, -1);
}

/** The same without what is right. */
export const faultsOf = (findings: readonly Finding[]) => linesOf(findings).filter((line) => !line.startsWith("✓"));
