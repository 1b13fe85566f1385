import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, type SourceFile } from "../architecture/sourceFiles.ts";
import { type Mutant, plant } from "./mutators.ts";

/** A copy of the sources, so that no file of the project changes. */
const copy = join(root, ".cache", "mutate");

// A name that is unused without its call is only untidy: the fault behind it counts.
const configuration = {
  extends: "../../tsconfig.json",
  compilerOptions: { noUnusedLocals: false, noUnusedParameters: false, incremental: true, tsBuildInfoFile: "known" },
  include: ["src"],
};

/** Those that the compiler doesn't notice. It compiles one fault of each file at once. */
export function compiling(mutants: readonly Mutant[], sources: readonly SourceFile[]): readonly Mutant[] {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  const byFile = [...Map.groupBy(mutants, ({ path }) => path).values()];
  const fine = new Set<Mutant>();
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const folder of ["src", "locales"]) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(configuration));
  const write = (path: string, text: string) => writeFileSync(join(copy, path), text);
  const tsc = [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", copy];
  for (let turn = 0; byFile.some((all) => all.length > turn); turn += 1) {
    const planted = byFile.flatMap((all) => all.slice(turn, turn + 1));
    for (const mutant of planted) write(mutant.path, plant(textOf.get(mutant.path) ?? "", mutant));
    const { stdout } = spawnSync(process.execPath, tsc, { encoding: "utf8", maxBuffer: 2 ** 27 });
    for (const mutant of planted) {
      if (!stdout.includes(`${mutant.path}(`)) fine.add(mutant);
      write(mutant.path, textOf.get(mutant.path) ?? "");
    }
  }
  rmSync(copy, { recursive: true });
  return mutants.filter((mutant) => fine.has(mutant));
}
