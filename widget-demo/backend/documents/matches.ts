import { type FieldPath, isNamePath, readField } from "./fields.ts";
import { compareValues, sameType } from "./order.ts";
import type { FieldOperator, Filter, UnaryOperator } from "./query.ts";
import type { DocumentRecord } from "./records.ts";
import type { Value } from "./values.ts";

export function valueAt(record: DocumentRecord, field: FieldPath): Value | undefined {
  return isNamePath(field) ? { kind: "reference", path: record.path } : readField(record.fields, field);
}

export function matchesFilter(record: DocumentRecord, filter: Filter): boolean {
  switch (filter.kind) {
    case "and":
      return filter.filters.every((inner) => matchesFilter(record, inner));
    case "or":
      return filter.filters.some((inner) => matchesFilter(record, inner));
    case "unary":
      return matchesUnary(valueAt(record, filter.field), filter.op);
    case "field":
      return matchesField(valueAt(record, filter.field), filter.op, filter.value);
  }
}

function matchesUnary(value: Value | undefined, op: UnaryOperator): boolean {
  if (!value) return false;
  const isNan = value.kind === "double" && Number.isNaN(value.value);
  switch (op) {
    case "IS_NULL":
      return value.kind === "null";
    case "IS_NOT_NULL":
      return value.kind !== "null";
    case "IS_NAN":
      return isNan;
    case "IS_NOT_NAN":
      return value.kind !== "null" && !isNan;
  }
}

/**
 * A document without the field matches nothing, not even "is not". Range filters only match values of the same type.
 */
function matchesField(value: Value | undefined, op: FieldOperator, wanted: Value): boolean {
  if (!value) return false;
  const equals = (other: Value) => compareValues(value, other) === 0;
  switch (op) {
    case "EQUAL":
      return equals(wanted);
    case "NOT_EQUAL":
      return value.kind !== "null" && !equals(wanted);
    case "LESS_THAN":
      return sameType(value, wanted) && compareValues(value, wanted) < 0;
    case "LESS_THAN_OR_EQUAL":
      return sameType(value, wanted) && compareValues(value, wanted) <= 0;
    case "GREATER_THAN":
      return sameType(value, wanted) && compareValues(value, wanted) > 0;
    case "GREATER_THAN_OR_EQUAL":
      return sameType(value, wanted) && compareValues(value, wanted) >= 0;
    case "IN":
      return itemsOf(wanted).some(equals);
    case "NOT_IN":
      return value.kind !== "null" && itemsOf(wanted).every((item) => item.kind !== "null" && !equals(item));
    case "ARRAY_CONTAINS":
      return contains(value, wanted);
    case "ARRAY_CONTAINS_ANY":
      return itemsOf(wanted).some((item) => contains(value, item));
  }
}

function itemsOf(value: Value): readonly Value[] {
  return value.kind === "array" ? value.values : [];
}

function contains(list: Value, item: Value): boolean {
  return itemsOf(list).some((candidate) => compareValues(candidate, item) === 0);
}
