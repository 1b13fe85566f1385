import type { RecordStore } from "./createStore.ts";
import type { Filter, Query } from "./query.ts";
import { ownerField } from "./recordIndex.ts";
import type { DocumentRecord } from "./records.ts";
import { joinPath, runQuery } from "./runQuery.ts";

type Searched = Pick<RecordStore, "get" | "all" | "index">;

export function queryStore(store: Searched, query: Query): readonly DocumentRecord[] {
  return runQuery(candidates(store, query), query);
}

/** Only reads the query's own collection and, if the query is limited to one owner, only their orders. */
function candidates({ get, all, index }: Searched, query: Query): Iterable<DocumentRecord> {
  if (query.allDescendants) return all();
  const collection = joinPath(query.parent, query.collectionId);
  const owner = ownerAskedFor(query.where);
  const paths = owner === null ? index.under(collection) : index.ownedUnder(collection, owner);
  return [...paths].flatMap((path) => get(path) ?? []);
}

/** The only owner whose orders a filter selects; null if it doesn't limit the query to one. */
export function ownerAskedFor(filter: Filter | null): string | null {
  if (filter?.kind === "and") {
    for (const inner of filter.filters) {
      const owner = ownerAskedFor(inner);
      if (owner !== null) return owner;
    }
  }
  if (filter?.kind !== "field" || filter.op !== "EQUAL" || filter.value.kind !== "string") return null;
  return filter.field.length === 1 && filter.field[0] === ownerField ? filter.value.value : null;
}
