import type { SourceFile } from "../architecture/sourceFiles.ts";
import { importsOf } from "../architecture/syntax.ts";

/** For a source, all test files that import it, directly or not. */
export function findTests(files: readonly SourceFile[]): (source: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file.path]);
  }
  return (source) => {
    const found = new Set([source]);
    for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
    return nearestFirst(
      [...found].filter((path) => /\.test\.tsx?$/.test(path)),
      source,
    );
  };
}

function nearness(test: string, source: string): number {
  const own = source.replace(/^src\//, "").split(/[/.]/);
  const parts = test.replace(/^test\//, "").split(/[/.]/);
  const differs = own.findIndex((part, at) => part !== parts[at]);
  return differs < 0 ? own.length : differs;
}

/** Tests mirror the folders of the sources, so those of the same name notice most, and then those of the same folder. */
function nearestFirst(tests: readonly string[], source: string): readonly string[] {
  return tests.toSorted((one, other) => nearness(other, source) - nearness(one, source) || one.localeCompare(other));
}
