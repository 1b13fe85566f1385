import { describe, expect, it } from "vitest";
import { parseFieldPath } from "../../../widget-demo/backend/documents/fields.ts";
import { parseQuery } from "../../../widget-demo/backend/documents/parseQuery.ts";
import { fieldsOfJson, valueOfJson } from "../../../widget-demo/backend/documents/plain.ts";
import { runQuery } from "../../../widget-demo/backend/documents/runQuery.ts";
import type { Json, JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { encodeValue } from "../../../widget-demo/backend/documents/values.ts";

const database = "projects/p/databases/(default)";

const documents: Readonly<Record<string, JsonFields>> = {
  "C/a": { n: 1, tags: ["x", "y"], m: { k: "deep" }, s: "one" },
  "C/b": { n: 2.5, tags: ["y"], s: "two" },
  "C/c": { n: 3, tags: [], s: null },
  "C/d": { n: "3", s: "two" },
  "C/e": { s: "one", "odd.name": true },
  "C/f": { n: null, s: "three" },
  "C/g": { n: Number.NaN },
  "C/a/C/z": { n: 1 },
  "D/a/C/y": { n: 2 },
  "Cc/a": { n: 1 },
};

const records = Object.entries(documents).map(([path, fields]) => ({
  path,
  fields: fieldsOfJson(fields),
  created: 1n,
  updated: 1n,
}));

const wire = (json: Json) => encodeValue(valueOfJson(json), database);
const reference = (path: string) => ({ referenceValue: `${database}/documents/${path}` });
const where = (fieldPath: string, op: string, value: Json) => ({
  fieldFilter: { field: { fieldPath }, op, value: wire(value) },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const both = (op: string, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const by = (fieldPath: string, direction = "ASCENDING") => ({ field: { fieldPath }, direction });
const cursor = (before: boolean, ...values: Json[]) => ({ before, values: values.map(wire) });

function idsOf(query: object, parent = ""): string {
  const parsed = parseQuery({ from: [{ collectionId: "C" }], ...query }, parent);
  return runQuery(records, parsed)
    .map((record) => record.path.replace(/^C\//, ""))
    .join(" ");
}

describe("filters", () => {
  it.each([
    ["equal, across kinds of number", where("n", "EQUAL", 1), "a"],
    ["not equal leaves out null and absent", where("n", "NOT_EQUAL", 1), "g b c d"],
    ["less, within one type", where("n", "LESS_THAN", 3), "g a b"],
    ["at most", where("n", "LESS_THAN_OR_EQUAL", 3), "g a b c"],
    ["greater", where("n", "GREATER_THAN", 1), "b c"],
    ["at least, of text", where("n", "GREATER_THAN_OR_EQUAL", "3"), "d"],
    ["in", where("n", "IN", [1, "3"]), "a d"],
    ["not in", where("n", "NOT_IN", [1, 3]), "g b d"],
    ["not in with null matches nothing", where("n", "NOT_IN", [1, null]), ""],
    ["a list that contains", where("tags", "ARRAY_CONTAINS", "y"), "a b"],
    ["a list that contains any", where("tags", "ARRAY_CONTAINS_ANY", ["x", "z"]), "a"],
    ["contains, for a field that isn't a list", where("s", "ARRAY_CONTAINS", "one"), ""],
    ["null", unary("n", "IS_NULL"), "f"],
    ["not null", unary("n", "IS_NOT_NULL"), "g a b c d"],
    ["NaN", unary("n", "IS_NAN"), "g"],
    ["not NaN", unary("n", "IS_NOT_NAN"), "a b c d"],
    ["both", both("AND", where("s", "EQUAL", "two"), where("n", "EQUAL", "3")), "d"],
    ["either", both("OR", where("s", "EQUAL", "two"), where("n", "EQUAL", 1)), "a b d"],
    ["a field inside", where("m.k", "EQUAL", "deep"), "a"],
    ["a field in backticks", where("`odd.name`", "EQUAL", true), "e"],
  ])("%s", (_name, filter, ids) => {
    expect(idsOf({ where: filter })).toBe(ids);
  });

  it("compares names as references", () => {
    const filter = { fieldFilter: { field: { fieldPath: "__name__" }, op: "GREATER_THAN", value: reference("C/e") } };
    expect(idsOf({ where: filter })).toBe("f g");
  });
});

describe("order, pages and cursors", () => {
  it.each<[string, { parent?: string; [key: string]: unknown }, string]>([
    ["by name by default", {}, "a b c d e f g"],
    ["leaves out documents without the field", { orderBy: [by("tags")] }, "c a b"],
    ["by several fields", { orderBy: [by("s"), by("n", "DESCENDING")] }, "c a f d b"],
    ["ties by name in the last direction", { orderBy: [by("s", "DESCENDING")] }, "d b f e a c"],
    ["limit and offset", { orderBy: [by("n")], offset: 1, limit: { value: 2 } }, "g a"],
    ["start at", { orderBy: [by("n")], startAt: cursor(true, 2.5) }, "b c d"],
    ["start after", { orderBy: [by("n")], startAt: cursor(false, 2.5) }, "c d"],
    ["end at", { orderBy: [by("n")], endAt: cursor(false, 2.5) }, "f g a b"],
    ["end before", { orderBy: [by("n")], endAt: cursor(true, 2.5) }, "f g a"],
    ["a cursor when descending", { orderBy: [by("n", "DESCENDING")], startAt: cursor(false, 3) }, "b a g f"],
    ["inside another document", { parent: "D/a" }, "D/a/C/y"],
    [
      "a whole group",
      { from: [{ collectionId: "C", allDescendants: true }], where: where("n", "IN", [1, 2]) },
      "a a/C/z D/a/C/y",
    ],
  ])("%s", (_name, { parent = "", ...query }, ids) => {
    expect(idsOf(query, parent)).toBe(ids);
  });

  it("continue after a document by its name", () => {
    const startAt = { before: false, values: [wire("two"), reference("C/b")] };
    expect(idsOf({ orderBy: [by("s"), by("__name__")], startAt })).toBe("d");
  });

  it("return only the selected fields", () => {
    const select = { fields: [{ fieldPath: "m.k" }, { fieldPath: "n" }] };
    const parsed = parseQuery({ from: [{ collectionId: "C" }], select, limit: 1 }, "");
    expect(runQuery(records, parsed)[0]?.fields).toEqual(fieldsOfJson({ m: { k: "deep" }, n: 1 }));
  });
});

describe("invalid queries", () => {
  it.each([
    ["nothing to read from", { from: [] }],
    ["an unknown operator", { where: where("n", "LIKE", 1) }],
    ["an unknown connective", { where: both("XOR") }],
    ["in without a list", { where: where("n", "IN", 1) }],
    ["in with an empty list", { where: where("n", "IN", []) }],
    ["a cursor longer than the order", { startAt: cursor(true, 1, 2) }],
    ["a limit below zero", { limit: -1 }],
    ["a field path with a hole", { orderBy: [by("a..b")] }],
  ])("are refused: %s", (_name, query) => {
    expect(() => idsOf(query)).toThrow(expect.objectContaining({ status: "INVALID_ARGUMENT" }));
  });
});

describe("field paths", () => {
  it.each([
    ["a", ["a"]],
    ["a.b.c", ["a", "b", "c"]],
    ["`a.b`.c", ["a.b", "c"]],
    ["`a\\`b\\\\c`", ["a`b\\c"]],
  ])("are parsed: %s", (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });
});
