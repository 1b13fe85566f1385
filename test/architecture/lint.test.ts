import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "./sourceFiles.ts";

type Rules = Readonly<Record<string, unknown>>;
interface Linter {
  readonly linter: { readonly rules: Rules };
}
interface Config extends Linter {
  readonly overrides: readonly (Linter & { readonly includes: readonly string[] })[];
}

const config = JSON.parse(readFileSync(join(root, "biome.json"), "utf8")) as Config;

/** The rules that report errors, whatever their group. */
function errorsIn(rules: Rules): string[] {
  const groups = Object.values(rules).filter((group) => typeof group === "object");
  return groups
    .flatMap((group) => Object.entries(group as Rules))
    .flatMap(([name, rule]) => (JSON.stringify(rule).includes('"error"') ? name : []));
}

/** The rules that report errors in files with one of these patterns. */
function errorsFor(pattern: string): string[] {
  return config.overrides
    .filter(({ includes }) => includes.includes(pattern))
    .flatMap(({ linter }) => errorsIn(linter.rules));
}

describe("lint reports errors of", () => {
  it("the rules for all code", () => {
    expect(config.linter.rules).toMatchObject({ preset: "recommended" });
    expect(errorsIn(config.linter.rules)).toEqual(
      expect.arrayContaining([
        ...["noExplicitAny", "noFocusedTests", "noImportCycles", "noNonNullAssertion", "noSkippedTests"],
        ...["noUnusedImports", "noUnusedVariables", "useExhaustiveDependencies", "useImportExtensions"],
      ]),
    );
  });

  it("the rules for src", () => {
    expect(errorsFor("src/**")).toEqual(
      expect.arrayContaining([
        ...["noBarrelFile", "noConsole", "noDangerouslySetInnerHtml", "noDefaultExport", "noReExportAll"],
        "noRestrictedGlobals",
      ]),
    );
  });

  it.each(["app", "features", "parts", "views", "ui"])("hooks out of place in %s", (layer) => {
    const { overrides } = config;
    expect(errorsIn(config.linter.rules)).toContain("useHookAtTopLevel");
    const isOff = ({ linter }: Linter) => /"useHookAtTopLevel":"off"/.test(JSON.stringify(linter.rules));
    expect(overrides.filter((each) => isOff(each) && each.includes.includes(`src/${layer}/**`))).toEqual([]);
  });
});

it("only test/architecture/layers.ts says which layer may import which", () => {
  expect(JSON.stringify(config)).not.toContain("noRestrictedImports");
});

const planted: readonly (readonly [rule: string | null, path: string, code: string])[] = [
  [
    "useHookAtTopLevel",
    "src/features/menu/a.tsx",
    'import { useState } from "react";\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(0);\n  return null;\n}',
  ],
  ["noRestrictedGlobals", "src/state/menu/a.ts", "export const a = localStorage;"],
  ["noConsole", "src/features/menu/b.ts", 'console.log("hello");'],
  ["noImportCycles", "src/parts/offers/a.ts", 'import type { B } from "./b.ts";\nexport type A = B[];'],
  ["noImportCycles", "src/parts/offers/b.ts", 'import type { A } from "./a.ts";\nexport type B = A[];'],
  ["noExplicitAny", "src/domain/menu/a.ts", "export const a: any = 1;"],
  ["useAltText", "src/ui/a.tsx", 'export const A = () => <img src="a.png" />;'],
  ["noFocusedTests", "test/domain/a.test.ts", 'import { it } from "vitest";\nit.only("a", () => {});'],
  [null, "src/domain/menu/b.ts", "export type A = number;"],
  [null, "src/features/menu/c.ts", 'import { a } from "../../parts/a.ts";\nexport const b = a;'],
  [null, "src/services/adapters/device/deviceStorage.ts", "export const a = localStorage;"],
];

it("lint reports what is planted, and nothing else", { tags: ["thorough"] }, () => {
  const house = mkdtempSync(join(tmpdir(), "servery-lint-"));
  onTestFinished(() => rmSync(house, { recursive: true }));
  copyFileSync(join(root, "biome.json"), join(house, "biome.json"));
  for (const [, path, code] of planted) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${code}\n`);
  }
  const args = ["lint", "--vcs-enabled=false", "--max-diagnostics=none", "--reporter=json", "."];
  const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: house, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
  };
  const reported = planted.map(([, path]) => [
    path,
    diagnostics.filter(({ location }) => location.path === path).map(({ category }) => category.split("/").at(-1)),
  ]);
  expect(reported).toEqual(planted.map(([rule, path]) => [path, rule === null ? [] : [rule]]));
});
