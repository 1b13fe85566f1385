import { collectionOf, lastSegmentOf } from "./names.ts";
import type { DocumentRecord } from "./records.ts";

/** The field with an order's owner. Production also needs an index on it (S36). */
export const ownerField = "OnlineOrderUserIdentifier";

type Paths = ReadonlySet<string>;

/** Indexes of the documents, so that neither a query nor an order needs to scan all of them. */
export interface RecordIndex {
  put(record: DocumentRecord, old: DocumentRecord | undefined): void;
  remove(record: DocumentRecord): void;
  under(collection: string): Paths;
  /** The documents in the collection with this owner. */
  ownedUnder(collection: string, owner: string): Paths;
  /** The documents with this id, in any collection of that name. */
  named(collectionId: string, id: string): Paths;
}

const none: Paths = new Set();

export function createRecordIndex(): RecordIndex {
  const sets = new Map<string, Set<string>>();

  function add(key: string, path: string): void {
    const paths = sets.get(key);
    if (paths) paths.add(path);
    else sets.set(key, new Set([path]));
  }

  function drop(key: string, path: string): void {
    const paths = sets.get(key);
    paths?.delete(path);
    if (paths?.size === 0) sets.delete(key);
  }

  function remove(record: DocumentRecord): void {
    for (const key of keysOf(record)) drop(key, record.path);
  }

  return {
    put(record, old) {
      if (old) remove(old);
      for (const key of keysOf(record)) add(key, record.path);
    },
    remove,
    under: (collection) => sets.get(keyOf("in", collection)) ?? none,
    ownedUnder: (collection, owner) => sets.get(keyOf("owned", collection, owner)) ?? none,
    named: (collectionId, id) => sets.get(keyOf("named", collectionId, id)) ?? none,
  };
}

function keysOf({ path, fields }: DocumentRecord): readonly string[] {
  const collection = collectionOf(path);
  const owner = fields.get(ownerField);
  return [
    keyOf("in", collection),
    keyOf("named", lastSegmentOf(collection), lastSegmentOf(path)),
    ...(owner?.kind === "string" ? [keyOf("owned", collection, owner.value)] : []),
  ];
}

function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
