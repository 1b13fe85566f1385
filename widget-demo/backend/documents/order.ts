import type { Fields, Value } from "./values.ts";

/** Firestore's order of types. Both kinds of number have the same rank. */
const ranks: Readonly<Record<Value["kind"], number>> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 9,
};

export function sameType(one: Value, other: Value): boolean {
  return ranks[one.kind] === ranks[other.kind];
}

export function compareValues(one: Value, other: Value): number {
  if (!sameType(one, other)) return ranks[one.kind] - ranks[other.kind];
  switch (one.kind) {
    case "null":
      return 0;
    case "boolean":
      return other.kind === "boolean" ? Number(one.value) - Number(other.value) : 0;
    case "integer":
    case "double":
      return other.kind === "integer" || other.kind === "double" ? compareNumbers(one.value, other.value) : 0;
    case "timestamp":
      return other.kind === "timestamp" ? compareNumbers(one.value, other.value) : 0;
    case "string":
      return other.kind === "string" ? compareTexts(one.value, other.value) : 0;
    case "bytes":
      return other.kind === "bytes" ? compareBytes(one.base64, other.base64) : 0;
    case "reference":
      return other.kind === "reference" ? comparePaths(one.path, other.path) : 0;
    case "geoPoint":
      return other.kind === "geoPoint"
        ? compareNumbers(one.latitude, other.latitude) || compareNumbers(one.longitude, other.longitude)
        : 0;
    case "array":
      return other.kind === "array" ? compareLists(one.values, other.values, compareValues) : 0;
    case "map":
      return other.kind === "map" ? compareMaps(one.fields, other.fields) : 0;
  }
}

/** NaN comes before every number and equals itself. */
function compareNumbers(one: number | bigint, other: number | bigint): number {
  if (one < other) return -1;
  if (one > other) return 1;
  return Number(Number.isNaN(other)) - Number(Number.isNaN(one));
}

/** Compares UTF-8 bytes, because JavaScript's own order puts astral characters before U+E000 and up. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function compareBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one, "base64"), Buffer.from(other, "base64"));
}

function comparePaths(one: string, other: string): number {
  return compareLists(one.split("/"), other.split("/"), compareTexts);
}

function compareMaps(one: Fields, other: Fields): number {
  const sorted = (fields: Fields) => [...fields].sort(([a], [b]) => compareTexts(a, b));
  return compareLists(
    sorted(one),
    sorted(other),
    ([key, value], [otherKey, otherValue]) => compareTexts(key, otherKey) || compareValues(value, otherValue),
  );
}

function compareLists<T>(one: readonly T[], other: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [index, item] of one.entries()) {
    const otherItem = other[index];
    if (otherItem === undefined) return 1;
    const order = compare(item, otherItem);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}
