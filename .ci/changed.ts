// `npm run test:changed`: the tests that the uncommitted change can break, in less than a minute. Formatting, lint and
// types of what changed, the unit tests that import it, the changed test files themselves, and the journeys through the
// screens that are nearest to it.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, scripts } from "../test/architecture/sourceFiles.ts";
import { importsOf } from "../test/architecture/syntax.ts";
import { screenJourneys } from "./screenJourneys.ts";
import { root } from "./steps.ts";

/** More screens than this would take longer than the people who wait for them. */
const mostJourneys = 2;
const browserTests = /^test\/(journeys|quality)\/.*\.test\.ts$/;
const otherProjects = /^test\/(backend|google|journeys|quality|smoke|element|budget|architecture)\//;

function git(...args: readonly string[]): string[] {
  const { stdout, status } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error("This folder is no git checkout, so nothing says what has changed.");
  return stdout.split("\0").filter(Boolean);
}

function changedFiles(): string[] {
  const tracked = git("diff", "--name-only", "-z", "HEAD");
  const added = git("ls-files", "-z", "--others", "--exclude-standard");
  return [...new Set([...tracked, ...added])];
}

/** Every file that imports one of these, directly or through others, the nearest first; they themselves included. */
function dependents(changed: readonly string[]): string[] {
  const importers = new Map<string, string[]>();
  for (const file of ["src", "test", "widget-demo", ".ci"].flatMap((folder) => filesUnder(folder, scripts))) {
    for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file.path]);
  }
  const found = new Set(changed);
  // A set that grows while it is read: breadth first.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found];
}

function journeysThrough(paths: readonly string[]): { near: string[]; further: string[] } {
  const screens = paths.flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? []);
  const files = screens.flatMap((screen) => screenJourneys[screen] ?? []);
  const journeys = [...new Set(files)].map((name) => `test/journeys/${name}.test.ts`);
  return { near: journeys.slice(0, mostJourneys), further: journeys.slice(mostJourneys) };
}

interface Check {
  readonly name: string;
  readonly command: readonly string[];
}

function checksFor(changed: readonly string[]): Check[] {
  const code = changed.filter((path) => /\.(tsx?|mjs|css|json)$/.test(path) && existsSync(join(root, path)));
  if (code.length === 0) return [];
  const paths = dependents(code);
  const unit = paths.filter((path) => /\.test\.tsx?$/.test(path) && !otherProjects.test(path));
  const { near, further } = journeysThrough(paths);
  if (further.length > 0) console.log(`Not run, because their screens are further away: ${further.join(", ")}.`);
  const inBrowser = [...new Set([...code.filter((path) => browserTests.test(path)), ...near])];
  const vitest = (name: string, projects: readonly string[], files: readonly string[]) =>
    files.length > 0
      ? [{ name, command: ["vitest", "run", ...projects.map((project) => `--project=${project}`), ...files] }]
      : [];
  return [
    { name: "format and lint", command: ["biome", "check", "--no-errors-on-unmatched", ...code] },
    { name: "types", command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
    ...vitest(`unit: ${unit.length} files`, ["logic", "screens", "alone"], unit),
    ...vitest(`in Chromium: ${inBrowser.join(", ")}`, ["journeys", "quality"], inBrowser),
  ];
}

function run({ name, command: [program = "", ...args] }: Check): Promise<boolean> {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, SERVERY_QUICK: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const isFine = code === 0;
      console.log(`${isFine ? "✓" : "✗"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
      if (!isFine) console.log(output.trim().replace(/^/gm, "    "));
      resolve(isFine);
    });
  });
}

const changed = changedFiles();
const checks = checksFor(changed);
if (checks.length === 0) console.log("No code has changed since the last commit.");
const [quick, types, ...tests] = checks;
// One after the other, but for the types, which use one core.
const results = [types ? run(types) : true];
for (const check of [quick, ...tests]) if (check) results.push(await run(check));
const failed = (await Promise.all(results)).filter((isFine) => !isFine).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
