// The gate. It prints one line per step, with the output of a failing step below it. The last line counts the tests of
// all layers; a step without tests counts as one. `--all` runs the thorough tests, too.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { calibrate } from "./calibrate.mjs";
import { fingerprints, hasPassed, notePassed } from "./fingerprint.ts";
import { endRunning, runStep } from "./runStep.mjs";
import { cache, root, stepsOf } from "./steps.ts";

const gate = { isWhole: process.argv.includes("--all") };
const atOnce = 2;
/** A step that takes this many times longer than expected on this machine counts as hanging. */
const patience = 5;
const shortestLimitMs = 120_000;

function count(step, output) {
  if (step.report) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(step.report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, leftOut: numPendingTests };
  }
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  if (!last) throw new Error("the runner counted nothing");
  return { passed: Number(last[1]), failed: Number(last[2]), leftOut: 0 };
}

function hasTests({ report, countsInOutput }) {
  return Boolean(report || countsInOutput);
}

function countOf(step, isFine, output) {
  if (!hasTests(step)) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, leftOut: 0 };
  try {
    const counted = count(step, output);
    // A file that fails to load has no tests to count.
    return { ...counted, failed: isFine ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, leftOut: 0 };
  }
}

function environment() {
  const { NODE_ENV: _, SERVERY_QUICK: __, ...inherited } = process.env;
  const bin = join(root, "node_modules", ".bin");
  return {
    ...inherited,
    ...(gate.isWhole ? {} : { SERVERY_QUICK: "1" }),
    PATH: `${bin}${delimiter}${process.env["PATH"]}`,
    CI: "true",
    NO_COLOR: "1",
  };
}

function minutes(seconds) {
  const whole = Math.max(1, Math.round(seconds / 60));
  return whole === 1 ? "a minute" : `${whole} minutes`;
}

/** The expected time on two cores. Small steps run side by side and take little of the total. */
function secondsOf(list) {
  return list.reduce((sum, { quietSeconds, fillsMachine }) => sum + quietSeconds / (fillsMachine ? 1 : atOnce), 0);
}

async function take(step, done, slowness) {
  const failed = { name: step.name, passed: 0, failed: 1, leftOut: 0 };
  const missing = step.needs?.find((name) => done.get(name)?.failed > 0);
  if (missing) return { ...failed, line: `✗ ${step.name} (not run: ${missing} failed)` };
  const start = performance.now();
  const limitMs = Math.max(shortestLimitMs, step.quietSeconds * 1000 * slowness * patience);
  const { outcome, output } = await runStep(step.command, { cwd: root, env: environment(), limitMs });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome === "timed out") {
    const line = `⧖ ${step.name} (timed out: no end after ${minutes(limitMs / 1000)}, and ended with all that it began)`;
    return { ...failed, line, output };
  }
  const counted = countOf(step, outcome === "passed", output);
  const isFine = outcome === "passed" && counted.failed === 0;
  const tests = hasTests(step) ? `, ${counted.passed} passed, ${counted.failed} failed` : "";
  const line = `${isFine ? "✓" : "✗"} ${step.name} (${seconds} s${tests})`;
  return { name: step.name, lacks: step.lacks, line, output: isFine ? "" : output, ...counted };
}

async function takeAll(steps, slowness, onDone) {
  const waiting = [...steps];
  const done = new Map();
  const busy = new Map();
  const names = new Set(steps.map(({ name }) => name));
  const isReady = ({ needs = [], fillsMachine }) =>
    needs.every((name) => done.has(name) || !names.has(name)) &&
    !(fillsMachine && [...busy.keys()].some((step) => step.fillsMachine));
  while (waiting.length > 0 || busy.size > 0) {
    while (busy.size < atOnce) {
      const place = waiting.findIndex(isReady);
      if (place < 0) break;
      const [step] = waiting.splice(place, 1);
      busy.set(
        step,
        take(step, done, slowness).then((result) => {
          done.set(step.name, result);
          busy.delete(step);
          onDone(result, secondsOf([...waiting, ...busy.keys()]) * slowness);
        }),
      );
    }
    await Promise.race(busy.values());
  }
  return [...done.values()];
}

function tell({ line, output }, secondsLeft) {
  console.log(secondsLeft > 0 ? `${line} · about ${minutes(secondsLeft)} left` : line);
  if (output) console.log(output.trim().replace(/^/gm, "    "));
}

function sum(results, key) {
  return results.reduce((total, result) => total + result[key], 0);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    endRunning();
    process.exit(1);
  });
}

const all = stepsOf(gate);
const before = process.env["CI"] ? undefined : fingerprints(all);
const changed = all.filter(({ name }) => !hasPassed(name, before?.get(name), gate));
// A step that leaves something for others runs with them.
const steps = all.filter((step) => changed.includes(step) || changed.some(({ needs }) => needs?.includes(step.name)));
const unchanged = all.filter((step) => !steps.includes(step));
for (const { report } of steps) if (report) rmSync(report, { force: true });
mkdirSync(cache, { recursive: true });

const slowness = await calibrate(atOnce);
const pace =
  slowness < 1.3 ? "" : `: this machine is slow or busy, ${slowness.toFixed(1)} times as slow as a quiet one`;
console.log(`${steps.length} steps, about ${minutes(secondsOf(steps) * slowness)}${pace}.`);
const results = await takeAll(steps, slowness, (result, secondsLeft) => {
  tell(result, secondsLeft);
  // A file that was saved meanwhile may have been read before or after.
  const { name, failed } = result;
  const fingerprint = before?.get(name);
  if (fingerprint && failed === 0 && fingerprints(all)?.get(name) === fingerprint) notePassed(name, fingerprint, gate);
});

if (unchanged.length > 0) {
  const names = unchanged.map(({ name }) => name).join(", ");
  console.log(`Not run, because nothing that they read has changed since they passed here: ${names}.`);
}
for (const { lacks, leftOut } of results.filter(({ lacks }) => lacks)) {
  if (leftOut > 0) console.log(`Left out: ${leftOut} tests that need ${lacks}, which isn't on this machine.`);
}
if (!gate.isWhole) {
  const thorough = results.filter(({ lacks, leftOut }) => !lacks && leftOut > 0);
  const parts = thorough.map(({ name, leftOut }) => `${name} ${leftOut}`);
  console.log(
    `Left out: the thorough tests (${[...parts, "Firefox and WebKit"].join(", ")}), and three of four random cases. \`npm run test:all\` runs them.`,
  );
}
console.log(`${sum(results, "passed")} passed, ${sum(results, "failed")} failed`);
process.exitCode = sum(results, "failed") > 0 ? 1 : 0;
