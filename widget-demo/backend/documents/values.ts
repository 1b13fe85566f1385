import { invalid } from "./errors.ts";
import { nameOf, parseName } from "./names.ts";
import { type JsonObject, listOf, objectOf, textOf } from "./shape.ts";
import { formatTime, type Micros, parseTime } from "./times.ts";

export type Value =
  | { readonly kind: "null" }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "integer"; readonly value: bigint }
  | { readonly kind: "double"; readonly value: number }
  | { readonly kind: "timestamp"; readonly value: Micros }
  | { readonly kind: "string"; readonly value: string }
  | { readonly kind: "bytes"; readonly base64: string }
  | { readonly kind: "reference"; readonly path: string }
  | { readonly kind: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly kind: "array"; readonly values: readonly Value[] }
  | { readonly kind: "map"; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;

const parsers: ReadonlyMap<string, (content: unknown) => Value> = new Map<string, (content: unknown) => Value>([
  ["nullValue", () => ({ kind: "null" })],
  ["booleanValue", (content) => ({ kind: "boolean", value: content === true })],
  ["integerValue", (content) => ({ kind: "integer", value: parseInteger(content) })],
  ["doubleValue", (content) => ({ kind: "double", value: parseDouble(content) })],
  ["timestampValue", (content) => ({ kind: "timestamp", value: parseTimestamp(content) })],
  ["stringValue", (content) => ({ kind: "string", value: textOf(content, "stringValue") })],
  ["bytesValue", (content) => ({ kind: "bytes", base64: parseBytes(content) })],
  ["referenceValue", (content) => ({ kind: "reference", path: parseName(textOf(content, "referenceValue")).path })],
  ["geoPointValue", parseGeoPoint],
  ["arrayValue", (content) => ({ kind: "array", values: parseValues(objectOf(content, "arrayValue")["values"]) })],
  ["mapValue", (content) => ({ kind: "map", fields: parseFields(objectOf(content, "mapValue")["fields"]) })],
]);

export function parseValue(data: unknown): Value {
  const [entry, ...others] = Object.entries(objectOf(data, "A value"));
  const parse = entry && parsers.get(entry[0]);
  if (!entry || !parse || others.length > 0) throw invalid("A value must have exactly one field that names its type.");
  return parse(entry[1]);
}

export function parseValues(data: unknown): readonly Value[] {
  return listOf(data, "values").map(parseValue);
}

export function parseFields(data: unknown): Fields {
  return new Map(Object.entries(objectOf(data ?? {}, "fields")).map(([key, value]) => [key, parseValue(value)]));
}

function parseInteger(content: unknown): bigint {
  const text = String(content);
  if (!/^-?\d{1,19}$/.test(text)) throw invalid(`"${text}" is not a 64-bit integer.`);
  return BigInt.asIntN(64, BigInt(text));
}

function parseDouble(content: unknown): number {
  const value = typeof content === "string" && content !== "" ? Number(content) : content;
  if (typeof value !== "number" || (Number.isNaN(value) && content !== "NaN")) throw invalid("Not a double.");
  return value;
}

function parseTimestamp(content: unknown): Micros {
  const at = parseTime(textOf(content, "timestampValue"));
  if (at === undefined) throw invalid(`"${String(content)}" is not a timestamp.`);
  return at;
}

function parseBytes(content: unknown): string {
  return Buffer.from(textOf(content, "bytesValue"), "base64").toString("base64");
}

function parseGeoPoint(content: unknown): Value {
  const { latitude = 0, longitude = 0 } = objectOf(content, "geoPointValue");
  return { kind: "geoPoint", latitude: parseDouble(latitude), longitude: parseDouble(longitude) };
}

export function encodeValue(value: Value, database: string): JsonObject {
  switch (value.kind) {
    case "null":
      return { nullValue: null };
    case "boolean":
      return { booleanValue: value.value };
    case "integer":
      return { integerValue: String(value.value) };
    case "double":
      return { doubleValue: encodeDouble(value.value) };
    case "timestamp":
      return { timestampValue: formatTime(value.value) };
    case "string":
      return { stringValue: value.value };
    case "bytes":
      return { bytesValue: value.base64 };
    case "reference":
      return { referenceValue: nameOf(database, value.path) };
    case "geoPoint":
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case "array":
      return { arrayValue: { values: value.values.map((item) => encodeValue(item, database)) } };
    case "map":
      return { mapValue: { fields: encodeFields(value.fields, database) } };
  }
}

export function encodeFields(fields: Fields, database: string): JsonObject {
  return Object.fromEntries([...fields].map(([key, value]) => [key, encodeValue(value, database)]));
}

/** JSON has no such numbers, so protocol buffers write them as text. */
function encodeDouble(value: number): number | string {
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}
