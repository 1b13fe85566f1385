import { invalid } from "./errors.ts";
import { type FieldPath, isNamePath, parseFieldPath } from "./fields.ts";
import {
  type Cursor,
  type FieldOperator,
  type Filter,
  fieldOperators,
  type Order,
  type Query,
  type UnaryOperator,
  unaryOperators,
} from "./query.ts";
import { isObject, listOf, objectOf, textOf } from "./shape.ts";
import { parseValue, parseValues } from "./values.ts";

export function parseQuery(data: unknown, parent: string): Query {
  const query = objectOf(data, "structuredQuery");
  const [from, ...others] = listOf(query["from"], "from");
  if (from === undefined || others.length > 0) throw invalid("A query must read from exactly one collection.");
  const { collectionId, allDescendants } = objectOf(from, "from");
  const where = query["where"] === undefined ? null : parseFilter(query["where"]);
  const orders = completeOrders(listOf(query["orderBy"], "orderBy").map(parseOrder), where);
  return {
    parent,
    collectionId: textOf(collectionId, "collectionId"),
    allDescendants: allDescendants === true,
    where,
    orders,
    startAt: parseCursor(query["startAt"], orders),
    endAt: parseCursor(query["endAt"], orders),
    offset: parseCount(query["offset"]) ?? 0,
    limit: parseCount(query["limit"]),
    select: parseSelect(query["select"]),
  };
}

function parseFilter(data: unknown): Filter {
  const { compositeFilter, fieldFilter, unaryFilter } = objectOf(data, "where");
  if (isObject(compositeFilter)) {
    const op = compositeFilter["op"];
    if (op !== "AND" && op !== "OR") throw invalid("A composite filter's op must be AND or OR.");
    const filters = listOf(compositeFilter["filters"], "filters").map(parseFilter);
    return { kind: op === "AND" ? "and" : "or", filters };
  }
  if (isObject(unaryFilter)) {
    return { kind: "unary", field: parseFieldReference(unaryFilter["field"]), op: parseUnary(unaryFilter["op"]) };
  }
  return parseFieldFilter(objectOf(fieldFilter, "fieldFilter"));
}

function parseFieldFilter(data: { readonly [key: string]: unknown }): Filter {
  const op = parseOperator(data["op"]);
  const value = parseValue(data["value"]);
  const wantsList = op === "IN" || op === "NOT_IN" || op === "ARRAY_CONTAINS_ANY";
  if (wantsList && (value.kind !== "array" || value.values.length === 0)) {
    throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  }
  return { kind: "field", field: parseFieldReference(data["field"]), op, value };
}

function parseOperator(op: unknown): FieldOperator {
  const known = fieldOperators.find((candidate) => candidate === op);
  if (!known) throw invalid(`Unknown field filter operator "${String(op)}".`);
  return known;
}

function parseUnary(op: unknown): UnaryOperator {
  const known = unaryOperators.find((candidate) => candidate === op);
  if (!known) throw invalid(`Unknown unary filter operator "${String(op)}".`);
  return known;
}

function parseFieldReference(data: unknown): FieldPath {
  return parseFieldPath(textOf(objectOf(data, "field")["fieldPath"], "fieldPath"));
}

function parseOrder(data: unknown): Order {
  const { field, direction } = objectOf(data, "orderBy");
  return { field: parseFieldReference(field), descending: direction === "DESCENDING" };
}

const inequalities: ReadonlySet<string> = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NULL",
  "IS_NOT_NAN",
]);

function unequalFieldsOf(filter: Filter | null): readonly FieldPath[] {
  if (!filter) return [];
  if (filter.kind === "field" || filter.kind === "unary") return inequalities.has(filter.op) ? [filter.field] : [];
  return filter.filters.flatMap(unequalFieldsOf);
}

/** Results are also ordered by the fields of inequalities, and then by name. */
function completeOrders(written: readonly Order[], where: Filter | null): readonly Order[] {
  const descending = written.at(-1)?.descending ?? false;
  const orders = [...written];
  const add = (field: FieldPath) => {
    const known = orders.some((order) => order.field.join("\n") === field.join("\n"));
    if (!known) orders.push({ field, descending });
  };
  for (const field of unequalFieldsOf(where).toSorted(compareFields)) {
    if (!isNamePath(field)) add(field);
  }
  add(["__name__"]);
  return orders;
}

function compareFields(one: FieldPath, other: FieldPath): number {
  return one.join("\n") < other.join("\n") ? -1 : 1;
}

function parseCursor(data: unknown, orders: readonly Order[]): Cursor | null {
  if (data === undefined) return null;
  const { values, before } = objectOf(data, "A cursor");
  const cursor = { values: parseValues(values), before: before === true };
  if (cursor.values.length > orders.length) throw invalid("A cursor has too many values.");
  return cursor;
}

/** Int32 wrappers are a plain number or `{value}`. */
function parseCount(data: unknown): number | null {
  const count = isObject(data) ? data["value"] : data;
  if (count === undefined || count === null) return null;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) throw invalid("limit and offset are counts.");
  return count;
}

function parseSelect(data: unknown): readonly FieldPath[] | null {
  if (data === undefined) return null;
  return listOf(objectOf(data, "select")["fields"], "fields").map(parseFieldReference);
}
