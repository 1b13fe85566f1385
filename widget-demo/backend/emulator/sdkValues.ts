import {
  Bytes,
  type DocumentData,
  DocumentReference,
  doc,
  type Firestore,
  GeoPoint,
  Timestamp,
} from "firebase/firestore";
import { valueOfNumber } from "../documents/plain.ts";
import type { Fields, Value } from "../documents/values.ts";

/** Converts fields between the backend's form and that of Firebase's SDK. */
export function sdkFieldsOf(fields: Fields, database: Firestore): DocumentData {
  return Object.fromEntries([...fields].map(([key, value]) => [key, sdkValueOf(value, database)]));
}

export function sdkValueOf(value: Value, database: Firestore): unknown {
  switch (value.kind) {
    case "null":
      return null;
    case "boolean":
    case "double":
    case "string":
      return value.value;
    case "integer":
      return Number(value.value);
    case "timestamp": {
      const seconds = Math.floor(Number(value.value) / 1e6);
      return new Timestamp(seconds, Number(value.value - BigInt(seconds) * 1_000_000n) * 1000);
    }
    case "bytes":
      return Bytes.fromBase64String(value.base64);
    case "reference":
      return doc(database, value.path);
    case "geoPoint":
      return new GeoPoint(value.latitude, value.longitude);
    case "array":
      return value.values.map((each) => sdkValueOf(each, database));
    case "map":
      return sdkFieldsOf(value.fields, database);
  }
}

export function fieldsOfSdk(data: DocumentData): Fields {
  return new Map(Object.entries(data).map(([key, value]) => [key, valueOfSdk(value)]));
}

function valueOfSdk(value: unknown): Value {
  if (value === null) return { kind: "null" };
  if (typeof value === "boolean") return { kind: "boolean", value };
  if (typeof value === "string") return { kind: "string", value };
  if (typeof value === "number") return valueOfNumber(value);
  if (Array.isArray(value)) return { kind: "array", values: value.map(valueOfSdk) };
  if (value instanceof Timestamp)
    return {
      kind: "timestamp",
      value: BigInt(value.seconds) * 1_000_000n + BigInt(Math.floor(value.nanoseconds / 1000)),
    };
  if (value instanceof Bytes) return { kind: "bytes", base64: value.toBase64() };
  if (value instanceof DocumentReference) return { kind: "reference", path: value.path };
  if (value instanceof GeoPoint) return { kind: "geoPoint", latitude: value.latitude, longitude: value.longitude };
  return { kind: "map", fields: fieldsOfSdk(value as DocumentData) };
}
