import { isObject } from "./shape.ts";

export type ReadBy = "get" | "list" | "query" | "listener";

interface ReadCount {
  readonly by: ReadBy;
  /** The document or the collection. Of a query, the document that the collection belongs to. */
  readonly path: string;
  readonly reads: number;
}

/** The reads that Firestore would bill: https://firebase.google.com/docs/firestore/pricing. */
export interface ReadLog {
  record(by: ReadBy, path: string, documents: number): void;
  counts(): readonly ReadCount[];
  clear(): void;
}

export function createReadLog(): ReadLog {
  const seen = new Map<string, ReadCount>();
  return {
    record(by, path, documents) {
      const key = `${by} ${path}`;
      seen.set(key, { by, path, reads: (seen.get(key)?.reads ?? 0) + documents });
    },
    counts: () => [...seen.values()],
    clear: () => seen.clear(),
  };
}

/** A query is billed as one read, even if it finds nothing. So is a document that isn't there. */
const leastReads = 1;

/** What an answer of the REST interface is billed as. A list has its documents in one object, a query a row for each. */
export function readsOfAnswer(answer: unknown): number {
  const documents = isObject(answer) ? answer["documents"] : answer;
  const rows = Array.isArray(documents) ? documents.filter((row) => isObject(row) && !isOnlyTime(row)) : [];
  return Math.max(leastReads, rows.length);
}

/** The only row of a query that finds nothing. */
function isOnlyTime(row: object): boolean {
  return Object.keys(row).join() === "readTime";
}

/** What a batch of a listener's messages is billed as. A deletion costs nothing. */
export function readsOfBatch(messages: readonly unknown[], isFirst: boolean): number {
  const changes = messages.filter((message) => isObject(message) && !("documentDelete" in message));
  return Math.max(isFirst ? leastReads : 0, changes.length);
}
