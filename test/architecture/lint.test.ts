import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "./sourceFiles.ts";

interface Diagnostic {
  readonly category: string;
  readonly location: { readonly path: string };
}

type Planted = readonly [rule: string, path: string, code: string];

const planted: readonly Planted[] = [
  [
    "noRestrictedImports",
    "src/domain/menu/a.ts",
    'import type { A } from "../../wire/reading.ts";\nexport type B = A;',
  ],
  ["noRestrictedImports", "src/wire/host/a.ts", 'import { atom } from "jotai";\nexport const a = atom(0);'],
  ["noRestrictedImports", "src/services/ports/a.ts", 'import type { A } from "../adapters/a.ts";\nexport type B = A;'],
  ["noRestrictedImports", "src/services/adapters/a.ts", 'import { atom } from "jotai";\nexport const a = atom(0);'],
  ["noRestrictedImports", "src/state/menu/a.ts", 'import { a } from "../../wire/kinds.ts";\nexport const b = a;'],
  [
    "noRestrictedImports",
    "src/ui/a.ts",
    'import type { Cents } from "../domain/money/cents.ts";\nexport type A = Cents;',
  ],
  ["noRestrictedImports", "src/views/money/a.ts", 'import { useState } from "react";\nexport const a = useState;'],
  ["noRestrictedImports", "src/views/money/a.ts", 'import { a } from "../../state/a.ts";\nexport const b = a;'],
  ["noRestrictedImports", "src/parts/money/a.ts", 'import { a } from "../../features/menu/a.ts";\nexport const b = a;'],
  ["noRestrictedImports", "src/parts/money/a.ts", 'import { getDefaultStore } from "jotai";\ngetDefaultStore();'],
  ["noRestrictedImports", "src/features/menu/a.ts", 'import { i18n } from "@lingui/core";\nexport const a = i18n;'],
  ["noRestrictedImports", "src/features/menu/a.ts", 'import { a } from "../product/a.ts";\nexport const b = a;'],
  ["noRestrictedImports", "src/app/a.ts", 'import { a } from "../element/a.ts";\nexport const b = a;'],
  ["noRestrictedImports", "src/element/a.ts", 'import { a } from "../state/a.ts";\nexport const b = a;'],
  ["noRestrictedImports", "src/entry/a.ts", 'import * as v from "valibot";\nexport const a = v.string();'],
  ["noRestrictedGlobals", "src/state/menu/a.ts", "export const a = localStorage;"],
  ["noConsole", "src/features/menu/a.ts", 'console.log("hello");'],
  ["noDefaultExport", "src/domain/menu/a.ts", "export default 1;"],
  ["noBarrelFile", "src/parts/money/a.ts", 'export { Price } from "./Price.tsx";'],
  ["noImportCycles", "src/parts/offers/circle.ts", 'import type { B } from "./circleBack.ts";\nexport type A = B[];'],
  ["noImportCycles", "src/parts/offers/circleBack.ts", 'import type { A } from "./circle.ts";\nexport type B = A[];'],
  ["noExplicitAny", "src/domain/menu/a.ts", "export const a: any = 1;"],
  ["noNonNullAssertion", "test/domain/a.ts", "export const a = (b: string[]) => b[0]!.length;"],
  ["useImportExtensions", "src/domain/menu/a.ts", 'import type { A } from "./planted";\nexport type B = A;'],
  [
    "useExhaustiveDependencies",
    "src/ui/a.ts",
    'import { useEffect } from "react";\nexport function useA(b: () => void) {\n  useEffect(() => b(), []);\n}',
  ],
  [
    "useHookAtTopLevel",
    "src/ui/a.ts",
    'import { useId } from "react";\nexport function useA(b: boolean) {\n  if (b) useId();\n}',
  ],
  ["useAltText", "src/ui/a.tsx", 'export const A = () => <img src="a.png" />;'],
  ["noFocusedTests", "test/domain/a.test.ts", 'import { it } from "vitest";\nit.only("a", () => {});'],
];

const sound: readonly Planted[] = [
  ["what is sound", "src/domain/menu/planted.ts", "export type A = number;"],
  [
    "what is sound",
    "src/domain/store/a.ts",
    'import type { Instant } from "../time/instant.ts";\nexport type Opening = Instant;',
  ],
  ["what is sound", "src/features/menu/a.ts", 'import { a } from "../../parts/a.ts";\nexport const b = a;'],
  ["what is sound", "src/services/adapters/deviceStorage.ts", "export const a = localStorage;"],
];

const house = mkdtempSync(join(tmpdir(), "servery-lint-"));
let diagnostics: readonly Diagnostic[];

/** Gives every file its own name, so that a diagnostic shows which one it is about. */
function placeOf(path: string, index: number): string {
  return path.endsWith("/a.ts") || path.endsWith("/a.tsx") ? path.replace("/a.", `/a${index}.`) : path;
}

beforeAll(() => {
  copyFileSync(join(root, "biome.json"), join(house, "biome.json"));
  [...planted, ...sound].forEach(([, path, code], index) => {
    const file = join(house, placeOf(path, index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\n`);
  });
  const args = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json", "."];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: house, encoding: "utf8" });
  ({ diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] });
});

afterAll(() => rmSync(house, { recursive: true }));

function rulesBroken(path: string): string[] {
  return diagnostics.filter(({ location }) => location.path === path).map(({ category }) => category);
}

describe("lint reports a planted problem", () => {
  it.each(planted.map((row, index) => [...row, placeOf(row[1], index)] as const))(
    "%s in %s: %s",
    (rule, _, __, path) => {
      expect(rulesBroken(path)).toContainEqual(expect.stringMatching(`/${rule}$`));
    },
  );
});

describe("lint accepts", () => {
  it.each(sound.map((row, index) => [...row, placeOf(row[1], planted.length + index)] as const))(
    "%s in %s: %s",
    (_, __, ___, path) => {
      expect(rulesBroken(path)).toEqual([]);
    },
  );
});
