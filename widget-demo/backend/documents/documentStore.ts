import type { RecordStore } from "./createStore.ts";
import { checkDocumentPath, lastSegmentOf } from "./names.ts";
import { fieldsOfJson, jsonOfFields, mergeFields } from "./plain.ts";
import type { DocumentStore, JsonFields } from "./types.ts";
import type { Fields } from "./values.ts";
import type { Changes } from "./writes.ts";

/** The documents for the rest of the backend: plain JSON by path. */
export function createDocumentStore(records: RecordStore): DocumentStore {
  function write(path: string, fields: Fields | null): void {
    checkDocumentPath(path);
    records.commit(new Map([[path, fields]]));
  }
  const paths = () => [...records.all()].map((record) => record.path).sort();

  return {
    read(path) {
      const record = records.get(path);
      return record && jsonOfFields(record.fields);
    },
    set: (path, fields) => write(path, fieldsOfJson(fields)),
    setAll: (documents) => void records.commit(changesOf(documents)),
    merge(path, fields) {
      const old = records.get(path)?.fields ?? new Map();
      write(path, mergeFields(old, fieldsOfJson(fields)));
    },
    delete(path) {
      const existed = records.get(path) !== undefined;
      write(path, null);
      return existed;
    },
    paths,
    ids: (collection) => [...records.index.under(collection)].map(lastSegmentOf).sort(),
    pathsOf: (collectionId, id) => [...records.index.named(collectionId, id)].sort(),
    owned: (collection, owner) => [...records.index.ownedUnder(collection, owner)],
  };
}

export function changesOf(documents: Readonly<Record<string, JsonFields>>): Changes {
  const changes = new Map<string, Fields>();
  for (const [path, fields] of Object.entries(documents)) {
    checkDocumentPath(path);
    changes.set(path, fieldsOfJson(fields));
  }
  return changes;
}
