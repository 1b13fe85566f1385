import { describe, expect, it } from "vitest";
import { compareValues } from "../../../widget-demo/backend/documents/order.ts";
import { parseValue } from "../../../widget-demo/backend/documents/values.ts";

/** Each line comes before the next; the values on one line are equal. */
const ascending: readonly (readonly object[])[] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: "NaN" }],
  [{ doubleValue: "-Infinity" }],
  [{ integerValue: "-1" }, { doubleValue: -1 }],
  [{ integerValue: "0" }, { doubleValue: 0 }, { doubleValue: "-0" }],
  [{ doubleValue: 0.5 }],
  [{ integerValue: "9007199254740992" }, { doubleValue: 9007199254740992 }],
  [{ integerValue: "9007199254740993" }],
  [{ doubleValue: "Infinity" }],
  [{ timestampValue: "2026-11-20T00:30:00+01:00" }, { timestampValue: "2026-11-19T23:30:00Z" }],
  [{ timestampValue: "2026-11-20T00:00:00.1Z" }, { timestampValue: "2026-11-20T00:00:00.100Z" }],
  [{ timestampValue: "2026-11-20T00:00:00.100001Z" }],
  [{ stringValue: "" }],
  [{ stringValue: "B" }],
  [{ stringValue: "a" }],
  [{ stringValue: "ab" }],
  [{ stringValue: "\u{ffee}" }],
  [{ stringValue: "\u{1f354}" }],
  [{ bytesValue: "AA==" }],
  [{ bytesValue: "AAA=" }],
  [{ bytesValue: "/w==" }],
  [{ referenceValue: "projects/p/databases/d/documents/A/b" }],
  [{ referenceValue: "projects/p/databases/d/documents/A/b/C/d" }],
  [{ referenceValue: "projects/p/databases/d/documents/A/b-" }],
  [{ geoPointValue: { latitude: 1, longitude: 9 } }],
  [{ geoPointValue: { latitude: 2, longitude: 1 } }],
  [{ arrayValue: {} }],
  [{ arrayValue: { values: [{ integerValue: "1" }] } }],
  [{ arrayValue: { values: [{ integerValue: "1" }, { nullValue: null }] } }],
  [{ arrayValue: { values: [{ integerValue: "2" }] } }],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { b: { integerValue: "2" }, a: { integerValue: "1" } } } }],
  [{ mapValue: { fields: { a: { integerValue: "3" } } } }],
  [{ mapValue: { fields: { b: { integerValue: "0" } } } }],
];

const ranked = ascending.flatMap((line, rank) => line.map((wire) => ({ wire, rank, value: parseValue(wire) })));

describe("the order of values", () => {
  it.each(ranked)("sorts $wire correctly among all others", ({ value, rank }) => {
    const signs = ranked.map((other) => Math.sign(compareValues(value, other.value)));
    expect(signs).toEqual(ranked.map((other) => Math.sign(rank - other.rank)));
  });
});
