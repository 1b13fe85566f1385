import { pickFields } from "./fields.ts";
import { matchesFilter, valueAt } from "./matches.ts";
import { collectionOf, lastSegmentOf } from "./names.ts";
import { compareValues } from "./order.ts";
import type { Cursor, Order, Query } from "./query.ts";
import type { DocumentRecord } from "./records.ts";

export function runQuery(records: Iterable<DocumentRecord>, query: Query): readonly DocumentRecord[] {
  const matched = [...records].filter((record) => belongs(record, query)).sort((a, b) => compare(a, b, query.orders));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return matched.slice(query.offset, end).map((record) => project(record, query));
}

/** Whether a document at this path could be in the result. */
export function covers(query: Query, path: string): boolean {
  const collection = collectionOf(path);
  if (!query.allDescendants) return collection === joinPath(query.parent, query.collectionId);
  const under = query.parent === "" || path.startsWith(`${query.parent}/`);
  return under && lastSegmentOf(collection) === query.collectionId;
}

export function joinPath(parent: string, collectionId: string): string {
  return parent === "" ? collectionId : `${parent}/${collectionId}`;
}

function belongs(record: DocumentRecord, query: Query): boolean {
  return (
    covers(query, record.path) &&
    (query.where === null || matchesFilter(record, query.where)) &&
    query.orders.every((order) => valueAt(record, order.field) !== undefined) &&
    isAfterStart(record, query.startAt, query.orders) &&
    isBeforeEnd(record, query.endAt, query.orders)
  );
}

function compare(one: DocumentRecord, other: DocumentRecord, orders: readonly Order[]): number {
  for (const { field, descending } of orders) {
    const [a, b] = [valueAt(one, field), valueAt(other, field)];
    const order = a && b ? compareValues(a, b) : 0;
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** The document's position relative to the cursor: negative if it comes first. */
function compareToCursor(record: DocumentRecord, cursor: Cursor, orders: readonly Order[]): number {
  for (const [index, wanted] of cursor.values.entries()) {
    const order = orders[index];
    const value = order && valueAt(record, order.field);
    const difference = value ? compareValues(value, wanted) : 0;
    if (difference !== 0) return order?.descending ? -difference : difference;
  }
  return 0;
}

function isAfterStart(record: DocumentRecord, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (!cursor) return true;
  const position = compareToCursor(record, cursor, orders);
  return cursor.before ? position >= 0 : position > 0;
}

function isBeforeEnd(record: DocumentRecord, cursor: Cursor | null, orders: readonly Order[]): boolean {
  if (!cursor) return true;
  const position = compareToCursor(record, cursor, orders);
  return cursor.before ? position < 0 : position <= 0;
}

function project(record: DocumentRecord, query: Query): DocumentRecord {
  return query.select === null ? record : { ...record, fields: pickFields(record.fields, query.select) };
}
