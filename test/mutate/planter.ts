// A process of its own with one long-lived Vitest, so that an endless loop can be ended from outside. It takes one job
// at a time: it plants the fault in memory (no file is changed) and runs a test file.
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { createVitest, type Vite } from "vitest/node";
import { root, type SourceFile } from "../architecture/sourceFiles.ts";
import { walk } from "../architecture/syntax.ts";
import { endOf, functionId, isFunction, type Mutant, nodeAt, plant } from "./mutators.ts";

export interface Job {
  /** Without one, the tests should pass. */
  readonly mutant: Mutant | undefined;
  readonly test: string;
}

export interface TestRun {
  readonly isGreen: boolean;
  readonly reached: readonly string[];
}

let planted: Mutant | undefined;

const plantFaults: Vite.Plugin = {
  name: "servery-faults",
  enforce: "pre",
  // Not `transform`: it would get a text that another plugin has changed, in which each place is another one.
  load(id) {
    const path = relative(root, id);
    if (!/^src\/.*(?<!\.d)\.tsx?$/.test(path)) return null;
    const text = readFileSync(id, "utf8");
    return { code: planted?.path === path ? plant(text, planted) : withReach({ path, text }), map: null };
  },
  configureVitest({ defineCacheKeyGenerator, project }) {
    // Projects with setup files of their own don't take the root's.
    project.config.setupFiles.push(resolve(root, "test/mutate/noteReach.ts"));
    // Vitest keeps transformed modules on disk, but a fault isn't to be kept.
    defineCacheKeyGenerator(({ id }) => (planted?.path === relative(root, id) ? false : undefined));
  },
};

const vitest = await createVitest(
  {
    ...{ project: ["logic", "screens", "alone"], watch: false, pool: "threads", maxWorkers: 1 },
    ...{ testTimeout: 20_000, bail: 1, reporters: [{}] },
  },
  { plugins: [plantFaults] },
);
await vitest.globTestSpecifications();

async function runTest({ mutant, test }: Job): Promise<TestRun> {
  if (mutant !== planted) {
    for (const each of [planted, mutant]) if (each) vitest.invalidateFile(resolve(root, each.path));
    planted = mutant;
  }
  const path = resolve(root, test);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(vitest.getModuleSpecifications(path));
  const own = testModules.filter(({ moduleId }) => moduleId === path);
  return {
    isGreen: own.every((module) => /passed|skipped/.test(module.state())) && unhandledErrors.length === 0,
    reached: own.flatMap((module) => module.meta().reached ?? []),
  };
}

process.on("message", (job: Job) => {
  void runTest(job).then((run) => process.send?.(run));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

/** The source, changed so that each of its functions notes when it is called. `noteReach.ts` tells who called it. */
function withReach(file: SourceFile): string {
  const inserts: (readonly [at: number, text: string])[] = [];
  const note = (id: string) => `globalThis.reachedCode?.add(${JSON.stringify(id)})`;
  walk(file, (node) => {
    if (!isFunction(node) || !node["body"]) return;
    const body = nodeAt(node, "body");
    const noted = note(functionId(file.path, node.start));
    if (body.type === "BlockStatement") inserts.push([body.start + 1, `${noted};`]);
    else inserts.push([body.start, `(${noted},`], [endOf(body), ")"]);
  });
  // The last ones first, so that the places of the others stay right. Of two at one place, the later one is outer.
  const ordered = inserts.toSorted(([one], [other]) => other - one);
  const text = ordered.reduce((code, [at, added]) => code.slice(0, at) + added + code.slice(at), file.text);
  return `${text}\n${note(file.path)};`;
}
