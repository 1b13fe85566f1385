import { formatTime, parseTime } from "./times.ts";
import type { Json, JsonFields } from "./types.ts";
import type { Fields, Value } from "./values.ts";

/** Converts plain JSON, as in documents.json and the sandbox, to typed values (S45, R9). */
export function valueOfJson(json: Json): Value {
  if (json === null) return { kind: "null" };
  if (typeof json === "boolean") return { kind: "boolean", value: json };
  if (typeof json === "string") return { kind: "string", value: json };
  if (typeof json === "number") return valueOfNumber(json);
  if (isJsonList(json)) return { kind: "array", values: json.map(valueOfJson) };
  const time = json["$time"];
  if (time !== undefined && Object.keys(json).length === 1) return valueOfTime(time);
  return { kind: "map", fields: fieldsOfJson(json) };
}

export function fieldsOfJson(json: JsonFields): Fields {
  const fields = new Map<string, Value>();
  for (const key in json) fields.set(key, valueOfJson(json[key] ?? null));
  return fields;
}

function isJsonList(json: readonly Json[] | JsonFields): json is readonly Json[] {
  return Array.isArray(json);
}

/** Like the SDK: a whole number is an integer as long as it is exact, except -0. */
export function valueOfNumber(json: number): Value {
  if (Number.isSafeInteger(json) && !Object.is(json, -0)) return { kind: "integer", value: BigInt(json) };
  return { kind: "double", value: json };
}

function valueOfTime(time: Json): Value {
  const at = typeof time === "string" ? parseTime(time) : undefined;
  if (at === undefined) throw new Error(`{"$time": ${JSON.stringify(time)}} is not a time like 2026-11-20T01:00:00Z`);
  return { kind: "timestamp", value: at };
}

/** Converts types that JSON lacks: bytes become base64, a reference its path, a geo point its two numbers. */
export function jsonOfValue(value: Value): Json {
  switch (value.kind) {
    case "null":
      return null;
    case "boolean":
    case "double":
    case "string":
      return value.value;
    case "integer":
      return Number(value.value);
    case "timestamp":
      return { $time: formatTime(value.value) };
    case "bytes":
      return value.base64;
    case "reference":
      return value.path;
    case "geoPoint":
      return { latitude: value.latitude, longitude: value.longitude };
    case "array":
      return value.values.map(jsonOfValue);
    case "map":
      return jsonOfFields(value.fields);
  }
}

export function jsonOfFields(fields: Fields): JsonFields {
  return Object.fromEntries([...fields].map(([key, value]) => [key, jsonOfValue(value)]));
}

/** Merges fields, including nested maps. Lists are replaced as a whole. */
export function mergeFields(under: Fields, over: Fields): Fields {
  const merged = new Map(under);
  for (const [key, value] of over) {
    const old = merged.get(key);
    const both = old?.kind === "map" && value.kind === "map";
    merged.set(key, both ? { kind: "map", fields: mergeFields(old.fields, value.fields) } : value);
  }
  return merged;
}
