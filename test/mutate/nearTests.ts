import type { SourceFile } from "../architecture/sourceFiles.ts";
import { importsOf } from "../architecture/syntax.ts";

/** Tests mirror the folders of the sources, so those of the same name notice most, and then those of the same folder. */
function nearness(test: string, source: string): number {
  const own = source.replace(/^src\//, "").split(/[/.]/);
  const parts = test.replace(/^test\//, "").split(/[/.]/);
  const differs = own.findIndex((part, at) => part !== parts[at]);
  return differs < 0 ? own.length : differs;
}

/** For a source, all test files that import it, directly or not. The nearest come first. */
export function findTests(files: readonly SourceFile[]): (source: string) => readonly string[] {
  const imports = files.flatMap((file) => importsOf(file).map(({ target }) => ({ target, by: file.path })));
  const importers = Map.groupBy(imports, ({ target }) => target);
  return (source) => {
    const found = new Set([source]);
    for (const path of found) for (const { by } of importers.get(path) ?? []) found.add(by);
    const tests = [...found].filter((path) => /\.test\.tsx?$/.test(path));
    return tests.toSorted((one, other) => nearness(other, source) - nearness(one, source) || one.localeCompare(other));
  };
}
