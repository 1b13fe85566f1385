import { describe, expect, it } from "vitest";
import {
  fieldsOfJson,
  jsonOfFields,
  jsonOfValue,
  mergeFields,
  valueOfJson,
} from "../../../widget-demo/backend/documents/plain.ts";
import type { Json } from "../../../widget-demo/backend/documents/types.ts";
import { encodeValue, parseValue } from "../../../widget-demo/backend/documents/values.ts";

const database = "projects/p/databases/(default)";

describe("plain JSON and typed values", () => {
  it.each<[Json, object]>([
    [null, { nullValue: null }],
    [true, { booleanValue: true }],
    [7, { integerValue: "7" }],
    [-3, { integerValue: "-3" }],
    [18.85, { doubleValue: 18.85 }],
    [1e300, { doubleValue: 1e300 }],
    ["", { stringValue: "" }],
    [{ $time: "2026-11-20T01:00:00Z" }, { timestampValue: "2026-11-20T01:00:00Z" }],
    [[1, "a"], { arrayValue: { values: [{ integerValue: "1" }, { stringValue: "a" }] } }],
    [
      { a: { b: [] } },
      { mapValue: { fields: { a: { mapValue: { fields: { b: { arrayValue: { values: [] } } } } } } } },
    ],
    [{ $time: "x", more: 1 }, { mapValue: { fields: { $time: { stringValue: "x" }, more: { integerValue: "1" } } } }],
  ])("are converted from %j to %j and back", (json, wire) => {
    expect(encodeValue(valueOfJson(json), database)).toEqual(wire);
    expect(jsonOfValue(parseValue(wire))).toEqual(json);
  });

  it("refuse a $time that is invalid", () => {
    expect(() => valueOfJson({ $time: "tomorrow" })).toThrow(/not a time/);
  });

  it("keep a field that is named like an object's built-in property", () => {
    const json = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}');
    expect(JSON.stringify(jsonOfFields(fieldsOfJson(json)))).toBe(JSON.stringify(json));
  });

  it("merge fields, nested maps too, and replace lists", () => {
    const merged = mergeFields(fieldsOfJson({ a: { b: 1, c: 2 }, l: [1, 2] }), fieldsOfJson({ a: { c: 3 }, l: [9] }));
    expect(jsonOfFields(merged)).toEqual({ a: { b: 1, c: 3 }, l: [9] });
  });
});
