import type { RecordStore } from "./createStore.ts";
import { denied, invalid } from "./errors.ts";
import { parseDocumentName, parseDocumentNames, parseName } from "./names.ts";
import { parseQuery } from "./parseQuery.ts";
import { queryStore } from "./queryStore.ts";
import type { DocumentRecord } from "./records.ts";
import { covers, joinPath } from "./runQuery.ts";
import { isObject, type JsonObject, textOf } from "./shape.ts";
import type { Rights } from "./types.ts";

/** The documents that a client listens to. */
export interface Target {
  /** The current documents. Throws if the caller may not read them. */
  read(): readonly DocumentRecord[];
  concerns(path: string): boolean;
  /** The document or the collection, for the count of reads. */
  readonly place: string;
  /** Documents that were requested by name. The client is told if they are missing. */
  readonly named: readonly string[];
}

export function parseTarget(data: JsonObject, store: RecordStore, rights: Rights): Target {
  const { documents, query } = data;
  if (isObject(documents)) return namedTarget(parseDocumentNames(documents["documents"]), store, rights);
  if (isObject(query)) return queryTarget(query, store, rights);
  throw invalid("A target names documents or a query.");
}

function namedTarget(names: readonly string[], store: RecordStore, rights: Rights): Target {
  const named = names.map((name) => parseDocumentName(name).path);
  return {
    named,
    place: named.join(),
    concerns: (path) => named.includes(path),
    read() {
      return named.flatMap((path) => {
        const record = store.get(path);
        if (!rights.canGet(path, record)) throw denied();
        return record ? [record] : [];
      });
    },
  };
}

function queryTarget(data: JsonObject, store: RecordStore, rights: Rights): Target {
  const query = parseQuery(data["structuredQuery"], parseName(textOf(data["parent"], "parent")).path);
  if (!rights.canList(query)) throw denied();
  return {
    named: [],
    place: joinPath(query.parent, query.collectionId),
    concerns: (path) => covers(query, path),
    read: () => queryStore(store, query),
  };
}
