// The gate. It prints a line for each step, with the output of a failing step below it. The last line counts the tests; a
// step without tests counts as one. `--all` runs the thorough tests, too.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { toolPath } from "./setup.mjs";
import { cache, root, type Step, stepsOf } from "./steps.ts";

const isWhole = process.argv.includes("--all");
const atOnce = 2;
/** Far longer than any step takes on a busy machine. */
const limitMinutes = 30;
const running = new Set<ChildProcess>();

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

interface Result extends Counted {
  readonly step: Step;
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, SERVERY_QUICK: __, ...inherited } = process.env;
  return {
    ...inherited,
    ...(isWhole ? {} : { SERVERY_QUICK: "1" }),
    PATH: toolPath(),
    CI: "true",
    NO_COLOR: "1",
  };
}

/** Ends a step with what it has started. Its browsers end with the process that holds their pipe. */
function end(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

function runCommand([program = "", ...args]: readonly string[]): Promise<{ isFine: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(),
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    const finish = (isFine: boolean) => {
      clearTimeout(limit);
      running.delete(child);
      end(child);
      // A process that has left the group may hold their other ends.
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ isFine, output });
    };
    const limit = setTimeout(() => {
      output += `\nNo end after ${limitMinutes} minutes.`;
      finish(false);
    }, limitMinutes * 60_000);
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

function readCount({ report, countsInOutput }: Step, isFine: boolean, output: string): Counted {
  if (report) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, leftOut: numPendingTests };
  }
  if (!countsInOutput) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, leftOut: 0 };
  const [, passed, failed] = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1) ?? [];
  return { passed: Number(passed), failed: Number(failed), leftOut: 0 };
}

/**
 * A runner that passes without counting its tests has failed; so has one whose files can't be loaded. A step whose
 * tests are all left out has counted them.
 */
function countOf(step: Step, isFine: boolean, output: string): Counted {
  try {
    const counted = readCount(step, isFine, output);
    if (counted.passed + counted.failed + counted.leftOut > 0) {
      return { ...counted, failed: isFine ? counted.failed : Math.max(counted.failed, 1) };
    }
  } catch {
    // It has written no report.
  }
  return { passed: 0, failed: 1, leftOut: 0 };
}

async function take(step: Step, done: ReadonlyMap<string, Result>): Promise<Result> {
  const missing = step.needs?.find((name) => done.get(name)?.failed);
  if (missing) {
    console.log(`✗ ${step.name} (not run: ${missing} failed)`);
    return { step, passed: 0, failed: 1, leftOut: 0 };
  }
  const start = performance.now();
  const { isFine, output } = await runCommand(step.command);
  const counted = countOf(step, isFine, output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = step.report || step.countsInOutput ? `, ${counted.passed} passed, ${counted.failed} failed` : "";
  const told = step.tells && isFine ? `, ${output.trim().split("\n").at(-1)}` : "";
  console.log(`${counted.failed === 0 ? "✓" : "✗"} ${step.name} (${seconds} s${tests}${told})`);
  if (counted.failed > 0) console.log(output.trim().replace(/^/gm, "    "));
  return { step, ...counted };
}

async function takeAll(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps];
  const done = new Map<string, Result>();
  const busy = new Map<Step, Promise<void>>();
  const isReady = ({ needs = [], fillsMachine }: Step) =>
    needs.every((name) => done.has(name)) && !(fillsMachine && [...busy.keys()].some((step) => step.fillsMachine));
  while (waiting.length > 0 || busy.size > 0) {
    const place = busy.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [step] = place < 0 ? [] : waiting.splice(place, 1);
    if (!step) {
      await Promise.race(busy.values());
      continue;
    }
    const taken = take(step, done).then((result) => {
      done.set(step.name, result);
      busy.delete(step);
    });
    busy.set(step, taken);
  }
  return [...done.values()];
}

function sum(results: readonly Counted[], key: keyof Counted): number {
  return results.reduce((total, result) => total + result[key], 0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) end(child);
    process.exit(1);
  });
}

const steps = stepsOf(isWhole);
for (const { report } of steps) if (report) rmSync(report, { force: true });
mkdirSync(cache, { recursive: true });
const results = await takeAll(steps);
for (const { step, leftOut } of results) {
  if (step.lacks && leftOut > 0) console.log(`Left out: ${leftOut} tests that need ${step.lacks}, which isn't here.`);
}
if (!isWhole) {
  const leftOut = sum(
    results.filter(({ step }) => !step.lacks),
    "leftOut",
  );
  console.log(
    `Left out: ${leftOut} thorough tests, Firefox and WebKit, and three of four random cases. \`npm run test:all\` runs them.`,
  );
}
console.log(`${sum(results, "passed")} passed, ${sum(results, "failed")} failed`);
process.exitCode = sum(results, "failed") > 0 ? 1 : 0;
