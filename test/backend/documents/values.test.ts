import { describe, expect, it } from "vitest";
import {
  fieldsOfJson,
  jsonOfFields,
  jsonOfValue,
  mergeFields,
  valueOfJson,
} from "../../../widget-demo/backend/documents/plain.ts";
import { formatTime, parseTime } from "../../../widget-demo/backend/documents/times.ts";
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

describe("values that only clients send", () => {
  it.each([
    { bytesValue: "AAEC" },
    { referenceValue: `${database}/documents/Companies/120` },
    { geoPointValue: { latitude: -37.8, longitude: 144.9 } },
    { doubleValue: "NaN" },
    { doubleValue: "-Infinity" },
    { doubleValue: "-0" },
    { integerValue: "9223372036854775807" },
    { timestampValue: "0001-01-01T00:00:00Z" },
    { timestampValue: "1969-12-31T23:59:59.999999Z" },
  ])("are returned unchanged: %j", (wire) => {
    expect(encodeValue(parseValue(wire), database)).toEqual(wire);
  });

  it.each([
    [{ integerValue: 5 }, { integerValue: "5" }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ timestampValue: "2026-11-20T12:00:00.123456789+11:00" }, { timestampValue: "2026-11-20T01:00:00.123456Z" }],
    [{ timestampValue: "2026-11-20T01:00:00.5Z" }, { timestampValue: "2026-11-20T01:00:00.500Z" }],
  ])("are returned in another form: %j as %j", (wire, told) => {
    expect(encodeValue(parseValue(wire), database)).toEqual(told);
  });

  it.each([
    [null],
    [{}],
    [{ stringValue: 5 }],
    [{ integerValue: "1.5" }],
    [{ doubleValue: "much" }],
    [{ timestampValue: "2026-13-40T00:00:00Z" }],
    [{ stringValue: "a", integerValue: "1" }],
    [{ referenceValue: "Companies/120" }],
    [{ unknownValue: 1 }],
  ])("are refused if they are invalid: %j", (wire) => {
    expect(() => parseValue(wire)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});

describe("times", () => {
  it.each(["2026-11-20T01:00:00Z", "2026-11-20T01:00:00.120Z", "1900-01-01T00:00:00.000001Z"])(
    "are read and written back: %s",
    (text) => {
      expect(formatTime(parseTime(text) ?? 0n)).toBe(text);
    },
  );

  it.each(["", "2026-11-20", "2026-11-20T01:00:00", "20 November"])("are invalid: %j", (text) => {
    expect(parseTime(text)).toBeUndefined();
  });
});
