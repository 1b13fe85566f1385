import { describe, expect, it } from "vitest";
import type { DocumentProblem } from "../../../src/wire/reading.ts";

type Step = string | number;
export type Path = readonly Step[];

function changed(whole: unknown, path: Path, change: (holder: Record<Step, unknown>, key: Step) => void): unknown {
  const copy: unknown = structuredClone(whole);
  let holder = copy as Record<Step, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<Step, unknown>;
  change(holder, path.at(-1) ?? "");
  return copy;
}

export function without(whole: unknown, path: Path): unknown {
  return changed(whole, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  });
}

export function withValue(whole: unknown, path: Path, value: unknown): unknown {
  return changed(whole, path, (holder, key) => {
    holder[key] = value;
  });
}

/** Values of another type than the field expects. */
export const not = {
  text: [7, true, [], {}],
  flag: ["true", "", 1, 0, [], {}],
  number: ["12.5", "", true, [], {}, Number.NaN, Number.POSITIVE_INFINITY],
  record: ["text", 7, true, []],
  list: ["text", 7, true, {}],
  id: [true, [], {}, 1.5, " ", Number.NaN],
  time: [9, true, [], {}, "", "9:00", "25:00", "24:01", "12:60", "12:00:61", "noon"],
  weekday: ["1", "Monday", 7, -1, 1.5, true, [], {}],
  count: ["2", -1, 1.5, 1e300, true, [], {}, Number.NaN],
  address: [
    7,
    true,
    [],
    {},
    "javascript:alert(1)",
    "data:image/png;base64,AA",
    "http://pictures.example/a.png",
    "ftp://pictures.example/a.png",
    "https://",
  ],
} as const satisfies Readonly<Record<string, readonly unknown[]>>;

/** One field, values of the wrong type, and what is read then. */
export interface BrokenField<Is> {
  readonly at: Path;
  readonly wrong: readonly unknown[];
  readonly is: Is;
  /** What is read if the field is missing, if that is different. */
  readonly missing?: Is;
}

interface BrokenFields<Is> {
  /** A document that is read without a problem. */
  readonly whole: unknown;
  readonly rows: readonly BrokenField<Is>[];
  /** Keys that need no row. */
  readonly except?: readonly string[];
  /** Whether each field has a default: null counts as missing, and a problem names its field. */
  readonly haveDefaults?: boolean;
  readonly read: (document: unknown) => { readonly read: unknown; readonly problems: readonly DocumentProblem[] };
  readonly becomes: (is: Is) => unknown;
  /** The path of a noted problem. */
  readonly noted: RegExp;
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

/** R10: one field at a time is missing or wrong. Only that field takes its default, and what is wrong is noted. */
export function describeBrokenFields<Is>(name: string, given: BrokenFields<Is>): void {
  const { whole, rows, except = [], read, becomes, noted } = given;
  const labelled = rows.map((row) => ({ label: row.at.join("."), ...row }));

  describe(name, () => {
    it("has a row for every field", () => {
      const known = new Set([...except, ...rows.map(({ at }) => String(at.at(-1)))]);
      expect(keysOf(whole).filter((key) => !known.has(key))).toEqual([]);
    });

    it.each(labelled)("R10: $label may be missing", ({ at, is, missing = is }) => {
      expect(read(without(whole, at)).read).toEqual(becomes(missing));
      if (given.haveDefaults) expect(read(withValue(whole, at, null)).read).toEqual(becomes(missing));
    });

    const wrongs = labelled.flatMap(({ wrong, ...row }) => wrong.map((bad) => ({ ...row, bad })));

    it.each(wrongs)("R10: $label may be $bad, which is noted", ({ at, bad, is }) => {
      const { read: found, problems } = read(withValue(whole, at, bad));
      expect(found).toEqual(becomes(is));
      expect(problems[0]?.path).toMatch(noted);
      const told = problems.map(({ path, what }) => `${path} ${what}`).join();
      if (given.haveDefaults) expect(told).toContain(String(at.at(-1)));
    });
  });
}

export const gone = Symbol("gone");

/** What a part of the read document becomes; `gone` if it is left out. */
export type Change = readonly [at: Path, value: unknown];

export function changedBy(whole: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>(
    (changing, [at, value]) => (value === gone ? without(changing, at) : withValue(changing, at, value)),
    whole,
  );
}
