import { describe, expect, it } from "vitest";
import { filesUnder, type SourceFile } from "./sourceFiles.ts";
import { circlesOfSubjects, subjectOf } from "./subjects.ts";

const sources = filesUnder("src", /\.tsx?$/);

describe("the subjects of every layer", () => {
  it.each(["domain", "wire", "services", "state", "parts", "features"])("are recognised in %s", (layer) => {
    const own = sources.filter(({ path }) => path.startsWith(`src/${layer}/`));
    const names = new Set(own.map(({ path }) => subjectOf(path)?.name));
    expect(names.size).toBeGreaterThan(1);
    expect(names).not.toContain(undefined);
  });

  it("have no circular imports, including types", () => {
    expect(circlesOfSubjects(sources)).toEqual([]);
  });
});

function planted(...lines: readonly (readonly [path: string, text: string])[]): readonly SourceFile[] {
  return lines.map(([path, text]) => ({ path, text }));
}

describe("a circular import is reported", () => {
  it.each([
    ["a type", 'import type { C } from "../cart/c.ts";'],
    ["a re-export", 'export { c } from "../cart/c.ts";'],
    ["an import()", 'const c = () => import("../cart/c.ts");'],
    ["a type's import()", 'type C = typeof import("../cart/c.ts");'],
  ])("by %s", (_, text) => {
    const files = planted(
      ["src/parts/cart/a.ts", 'import { b } from "../offers/b.ts";'],
      ["src/parts/offers/b.ts", text],
    );
    expect(circlesOfSubjects(files)).toHaveLength(1);
  });

  it("over three subjects, once", () => {
    const files = planted(
      ["src/state/menu/a.ts", 'import { b } from "../store/b.ts";'],
      ["src/state/store/b.ts", 'import { c } from "../cart/c.ts";'],
      ["src/state/cart/c.ts", 'import { a } from "../menu/a.ts";'],
    );
    expect(circlesOfSubjects(files)).toEqual(["state/cart → state/menu → state/store → state/cart"]);
  });
});

it("one-way imports are not circular", () => {
  const files = planted(
    ["src/state/order/a.ts", 'import { b } from "../cart/b.ts";'],
    ["src/state/order/b.ts", 'import { c } from "./a.ts";'],
    ["src/parts/cart/b.ts", 'import { a } from "../../state/order/a.ts";'],
    ["src/state/cart/b.ts", 'import { c } from "../../domain/cart/c.ts";'],
  );
  expect(circlesOfSubjects(files)).toEqual([]);
});
