import fc from "fast-check";
import * as valibot from "valibot";
import { describe, expect, it } from "vitest";
import * as own from "../../../src/wire/storage/schema.ts";

const pairs = [
  ["text", own.string(), valibot.string()],
  ["a number", own.number(), valibot.number()],
  ["true or false", own.boolean(), valibot.boolean()],
  ["one of a list", own.picklist(["a", 1]), valibot.picklist(["a", 1])],
  ["a nullable text", own.nullable(own.string()), valibot.nullable(valibot.string())],
  ["a list", own.array(own.number()), valibot.array(valibot.number())],
  ["a fallback", own.fallback(own.number(), 0), valibot.fallback(valibot.number(), 0)],
  [
    "a whole number within limits",
    own.pipe(own.number(), own.integer(), own.minValue(-1), own.maxValue(2)),
    valibot.pipe(valibot.number(), valibot.integer(), valibot.minValue(-1), valibot.maxValue(2)),
  ],
  [
    "a short text",
    own.pipe(own.string(), own.nonEmpty(), own.maxLength(2)),
    valibot.pipe(valibot.string(), valibot.nonEmpty(), valibot.maxLength(2)),
  ],
  [
    "a checked and transformed number",
    own.pipe(
      own.number(),
      own.finite(),
      own.check((value) => value !== 1),
      own.transform((value) => [value]),
    ),
    valibot.pipe(
      valibot.number(),
      valibot.finite(),
      valibot.check((value) => value !== 1),
      valibot.transform((value) => [value]),
    ),
  ],
  [
    "an object",
    own.object({ a: own.string(), b: own.optional(own.number(), 7) }),
    valibot.object({ a: valibot.string(), b: valibot.optional(valibot.number(), 7) }),
  ],
  ["a record", own.record(own.string(), own.number()), valibot.record(valibot.string(), valibot.number())],
  [
    "a record of known keys",
    own.record(own.picklist(["a"]), own.unknown()),
    valibot.record(valibot.picklist(["a"]), valibot.unknown()),
  ],
] as const;

/** Any JSON value, valid for the schema with a good chance. */
const value = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(null, true, false, "", "a", "ab", "abc", -2, -1, 0, 0.5, 1, 2, 3, 1e300),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__", "constructor"), tie("json"), { maxKeys: 3 }),
  ),
})).json;

describe("a schema of stored data", () => {
  it.each(pairs)("parses %s like valibot", (_what, ours, theirs) => {
    fc.assert(
      fc.property(value, (given) => {
        // As it is read from the storage.
        const kept: unknown = JSON.parse(JSON.stringify(given));
        // Valibot accepts an array as an object if no key is missing; our schemas never do.
        fc.pre(!(Array.isArray(kept) && (theirs.type === "object" || theirs.type === "record")));
        const expected = valibot.safeParse(theirs as valibot.GenericSchema, kept);
        const result = own.safeParse(ours as own.GenericSchema<unknown, unknown>, kept);
        expect(result).toEqual(expected.success ? { success: true, output: expected.output } : { success: false });
      }),
    );
  });
});
