import { randomUUID } from "node:crypto";
import { commitWrites } from "./commit.ts";
import type { RecordStore } from "./createStore.ts";
import { denied, FirestoreError, invalid } from "./errors.ts";
import { parseFieldPath, pickFields } from "./fields.ts";
import {
  checkDocumentPath,
  collectionOf,
  lastSegmentOf,
  nameOf,
  parseDocumentName,
  parseDocumentNames,
} from "./names.ts";
import { parseQuery } from "./parseQuery.ts";
import { collectionQuery, type Query } from "./query.ts";
import { queryStore } from "./queryStore.ts";
import { type DocumentRecord, encodeRecord } from "./records.ts";
import { joinPath } from "./runQuery.ts";
import { type JsonObject, listOf, objectOf, textOf } from "./shape.ts";
import { formatTime, microsOf } from "./times.ts";
import type { Rights } from "./types.ts";
import { parseWrites } from "./writes.ts";

/** One parsed request of the REST interface. */
export interface Call {
  readonly store: RecordStore;
  readonly rights: Rights;
  readonly now: Date;
  readonly database: string;
  /** The path below `documents`: a document, a collection, or empty for the root. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: JsonObject;
}

function allowedRecord({ store, rights }: Call, path: string): DocumentRecord | undefined {
  const record = store.get(path);
  if (!rights.canGet(path, record)) throw denied();
  return record;
}

function allowedRecords({ store, rights }: Call, query: Query): readonly DocumentRecord[] {
  if (!rights.canList(query)) throw denied();
  return queryStore(store, query);
}

function readTimeOf({ store }: Call): string {
  return formatTime(store.readTime());
}

export function runStructuredQuery(call: Call): unknown {
  const records = allowedRecords(call, parseQuery(call.body["structuredQuery"], call.path));
  const readTime = readTimeOf(call);
  if (records.length === 0) return [{ readTime }];
  return records.map((record) => ({ document: encodeRecord(record, call.database), readTime }));
}

export function runAggregationQuery(call: Call): unknown {
  const { structuredQuery, aggregations } = objectOf(call.body["structuredAggregationQuery"], "The aggregation query");
  const records = allowedRecords(call, parseQuery(structuredQuery, call.path));
  const counts = listOf(aggregations, "aggregations").map((data) => {
    const { alias, count } = objectOf(data, "An aggregation");
    if (count === undefined) throw new FirestoreError("UNIMPLEMENTED", "Only count is implemented here.");
    return [textOf(alias ?? "field_1", "alias"), { integerValue: String(records.length) }];
  });
  return [{ result: { aggregateFields: Object.fromEntries(counts) }, readTime: readTimeOf(call) }];
}

export function batchGet(call: Call): unknown {
  return parseDocumentNames(call.body["documents"]).map((name) => {
    const record = allowedRecord(call, parseDocumentName(name).path);
    const readTime = readTimeOf(call);
    return record ? { found: encodeRecord(record, call.database), readTime } : { missing: name, readTime };
  });
}

export function commit(call: Call): unknown {
  const writes = parseWrites(call.body["writes"]);
  return commitWrites(call.store, call.rights, writes, microsOf(call.now));
}

export function getDocument(call: Call): unknown {
  const record = allowedRecord(call, call.path);
  if (!record) throw new FirestoreError("NOT_FOUND", `Document "${nameOf(call.database, call.path)}" not found.`);
  return encodeRecord(masked(call, record), call.database);
}

function masked({ query }: Call, record: DocumentRecord): DocumentRecord {
  const mask = query.getAll("mask.fieldPaths");
  return mask.length === 0 ? record : { ...record, fields: pickFields(record.fields, mask.map(parseFieldPath)) };
}

const defaultPageSize = 20;
const maxPageSize = 300;

/** A page token is the path of the last document that was sent. */
export function listDocuments(call: Call): unknown {
  const size = parsePageSize(call.query.get("pageSize"));
  const collection = collectionQuery(call.path.includes("/") ? collectionOf(call.path) : "", lastSegmentOf(call.path));
  const token = call.query.get("pageToken");
  const last = token ? Buffer.from(token, "base64url").toString("utf8") : null;
  const startAt = last === null ? null : ({ values: [{ kind: "reference", path: last }], before: false } as const);
  const records = allowedRecords(call, { ...collection, startAt, limit: size + 1 });
  const page = records.slice(0, size);
  const lastTold = records.length > size ? page.at(-1) : undefined;
  return {
    ...(page.length === 0
      ? {}
      : { documents: page.map((record) => encodeRecord(masked(call, record), call.database)) }),
    ...(lastTold === undefined ? {} : { nextPageToken: Buffer.from(lastTold.path).toString("base64url") }),
  };
}

function parsePageSize(text: string | null): number {
  if (text === null) return defaultPageSize;
  const size = Number(text);
  if (!Number.isInteger(size) || size < 0) throw invalid("pageSize must be a count.");
  return size === 0 ? defaultPageSize : Math.min(size, maxPageSize);
}

export function createDocument(call: Call): unknown {
  const id = call.query.get("documentId") ?? randomUUID().replaceAll("-", "").slice(0, 20);
  const path = joinPath(call.path, id);
  return writeDocument({ ...call, path }, { currentDocument: { exists: false } });
}

export function patchDocument(call: Call): unknown {
  const mask = call.query.getAll("updateMask.fieldPaths");
  return writeDocument(call, {
    ...(mask.length === 0 ? {} : { updateMask: { fieldPaths: mask } }),
    ...preconditionOf(call),
  });
}

function writeDocument(call: Call, conditions: JsonObject): unknown {
  checkDocumentPath(call.path);
  const update = { name: nameOf(call.database, call.path), fields: call.body["fields"] };
  commit({ ...call, body: { writes: [{ update, ...conditions }] } });
  return getDocument(call);
}

export function deleteDocument(call: Call): unknown {
  commit({ ...call, body: { writes: [{ delete: nameOf(call.database, call.path), ...preconditionOf(call) }] } });
  return {};
}

function preconditionOf({ query }: Call): JsonObject {
  const exists = query.get("currentDocument.exists");
  const updateTime = query.get("currentDocument.updateTime");
  if (exists !== null) return { currentDocument: { exists: exists === "true" } };
  return updateTime === null ? {} : { currentDocument: { updateTime } };
}
