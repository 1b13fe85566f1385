import { execFile } from "node:child_process";
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

function errorsIn(project: string): Promise<string> {
  const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, "--noEmit", "-p", project], { maxBuffer: 2 ** 27 }, (_error, output) => {
      resolve(output);
    });
  });
}

function overlap({ path, scope }: Mutant, other: Mutant): boolean {
  return path === other.path && scope[0] <= other.scope[1] && other.scope[0] <= scope[1];
}

/** One fault in each function at the most, so that it's clear what an error is about. */
function rounds(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const found: Mutant[][] = [];
  for (const mutant of mutants) {
    const free = found.find((round) => !round.some((other) => overlap(mutant, other)));
    if (free) free.push(mutant);
    else found.push([mutant]);
  }
  return found;
}

function isAbout(error: string, { path, scope }: Mutant): boolean {
  const at = error.lastIndexOf(`${path}(`);
  const line = at < 0 ? 0 : Number.parseInt(error.slice(at + path.length + 1), 10);
  return scope[0] <= line && line <= scope[1];
}

/** Those that the compiler doesn't notice. It compiles the faults of many functions at once. */
export async function compiling(
  mutants: readonly Mutant[],
  sources: readonly SourceFile[],
): Promise<readonly Mutant[]> {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]));
  const fine: Mutant[] = [];
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const folder of ["src", "locales"]) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(configuration));
  for (const round of rounds(mutants)) {
    const changed = new Map(round.map(({ path }) => [path, textOf.get(path) ?? ""]));
    // The last ones first, so that the places of the others stay right.
    for (const mutant of round.toSorted((one, other) => other.start - one.start)) {
      changed.set(mutant.path, plant(changed.get(mutant.path) ?? "", mutant));
    }
    for (const [path, text] of changed) writeFileSync(join(copy, path), text);
    const errors = (await errorsIn(copy)).split("\n");
    fine.push(...round.filter((mutant) => !errors.some((error) => isAbout(error, mutant))));
    for (const path of changed.keys()) writeFileSync(join(copy, path), textOf.get(path) ?? "");
  }
  rmSync(copy, { recursive: true });
  return mutants.filter((mutant) => fine.includes(mutant));
}
