import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentJson, listJson, queryJson } from "../../../src/wire/documents/firestoreJson.ts";

const folder = "projects/p/databases/(default)/documents";

function typed(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  if (typeof value === "number") return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: value.length > 0 ? { values: value.map(typed) } : {} };
  return { mapValue: { fields: typedFields(value as object) } };
}

function typedFields(fields: object): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typed(value)]));
}

function plain(value: unknown): unknown {
  return documentJson({ name: `${folder}/Companies/1`, fields: { at: value } })?.fields["at"];
}

describe("a document of Firestore's REST interface", () => {
  it.each([
    ["text", { stringValue: "a" }, "a"],
    ["a flag", { booleanValue: false }, false],
    ["an integer", { integerValue: "-12" }, -12],
    ["a number", { doubleValue: 1.5 }, 1.5],
    ["not a number", { doubleValue: "NaN" }, Number.NaN],
    ["nothing", { nullValue: null }, null],
    ["a time", { timestampValue: "2026-11-20T01:00:00Z" }, "2026-11-20T01:00:00.000Z"],
    ["a time to the nanosecond", { timestampValue: "2026-11-20T01:00:00.123456789Z" }, "2026-11-20T01:00:00.123Z"],
    ["a time elsewhere", { timestampValue: "2026-11-20T12:00:00+11:00" }, "2026-11-20T01:00:00.000Z"],
    ["a broken time", { timestampValue: "soon" }, null],
    ["a place", { geoPointValue: { latitude: -37.8, longitude: 145 } }, { latitude: -37.8, longitude: 145 }],
    ["a place on the equator", { geoPointValue: { longitude: 145 } }, { latitude: 0, longitude: 145 }],
    ["bytes", { bytesValue: "AAE=" }, "AAE="],
    ["a reference", { referenceValue: `${folder}/Users/u` }, `${folder}/Users/u`],
    ["an empty list", { arrayValue: {} }, []],
    ["a list", { arrayValue: { values: [{ integerValue: "1" }, { stringValue: "b" }] } }, [1, "b"]],
    ["an empty object", { mapValue: {} }, {}],
    ["an unknown kind", { colourValue: "red" }, null],
    ["no kind", {}, null],
    ["an untyped value", "a", null],
  ])("R9: %s", (_, value, expected) => {
    expect(plain(value)).toEqual(expected);
  });

  it("reads back any value that was written", () => {
    const fields = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
    fc.assert(
      fc.property(fields, (written) => {
        const zeroed = JSON.parse(JSON.stringify(written));
        const document = { name: `${folder}/Companies/120`, fields: typedFields(zeroed) };
        expect(documentJson(document)).toEqual({ id: "120", fields: zeroed });
      }),
    );
  });

  it("R10: never throws, for any reply", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (reply) => {
        listJson(reply);
        queryJson(reply);
        plain(reply);
        plain({ arrayValue: reply });
        plain({ mapValue: { fields: reply } });
      }),
    );
  });

  it("R10: stops at a maximum depth", () => {
    let value: object = { integerValue: "1" };
    for (let depth = 0; depth < 50_000; depth += 1) value = { arrayValue: { values: [value] } };
    expect(JSON.stringify(plain(value)).length).toBeLessThan(100);
  });

  it.each([[null], ["<html>"], [{}], [{ name: 7 }], [{ name: "" }]])("is null for %j", (document) => {
    expect(documentJson(document)).toBeNull();
  });
});

const one = { name: `${folder}/Companies/120/Menus/Lunch` };
const lunch = { id: "Lunch", fields: {} };

describe("replies that hold several documents", () => {
  it.each([
    ["an empty collection", {}, []],
    ["a list", { documents: [one, { broken: true }] }, [lunch]],
    ["an error", { error: { code: 403 } }, null],
    ["HTML", "<html>", null],
    ["a wrong list", { documents: "none" }, null],
    ["nothing", null, null],
  ])("read a list: %s", (_, reply, expected) => {
    expect(listJson(reply)).toEqual(expected);
  });

  it.each([
    ["nothing found", [{ readTime: "2026-11-20T01:00:00Z" }], []],
    ["one found", [{ document: one, readTime: "2026-11-20T01:00:00Z" }], [lunch]],
    ["an error", [{ error: { code: 403 } }], null],
    ["an error alone", { error: { code: 403 } }, null],
    ["HTML", "<html>", null],
    ["a list of nothing", [null], null],
  ])("read a query: %s", (_, reply, expected) => {
    expect(queryJson(reply)).toEqual(expected);
  });
});
