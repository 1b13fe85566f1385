// The gate. It prints one line per step, with the output of a failing step below it. The last line counts the tests of
// all layers; a step without tests counts as one.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { calibrate } from "./calibrate.mjs";
import { endRunning, runStep } from "./runStep.mjs";
import { findFirefox, findWebKit } from "./setup.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".cache", "verify");
const atOnce = 2;
/** A step that takes this many times longer than expected on this machine counts as hanging. */
const patience = 5;
const shortestLimitMs = 120_000;

const project = (name, quietSeconds, ...beside) => ({
  name,
  quietSeconds,
  command: [
    ...["vitest", "run", ...[name, ...beside].map((each) => `--project=${each}`)],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`],
  ],
  count: countVitest,
});

// `quietSeconds` is how long a step takes on two idle cores. A step with a browser or thousands of tests fills a small
// machine: two at once would slow each other down and save no time.
const steps = [
  { name: "build", quietSeconds: 5, command: ["vite", "build", "--logLevel=warn"] },
  { name: "format", quietSeconds: 2, command: ["biome", "format", "."] },
  { name: "lint", quietSeconds: 8, command: ["biome", "check", "--formatter-enabled=false", "."] },
  { name: "promises", quietSeconds: 10, command: ["oxlint", "--type-aware"] },
  { name: "types", quietSeconds: 6, command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
  { name: "public types", quietSeconds: 5, command: ["node", ".ci/publicTypes.mjs", "--check"] },
  { name: "messages", quietSeconds: 8, command: ["node", ".ci/messages.mjs"] },
  project("layers", 20),
  { ...project("budget", 3), needs: ["build"] },
  { name: "browser", quietSeconds: 15, command: ["web-test-runner"], count: countRunner, fillsMachine: true },
  { ...project("unit", 130), fillsMachine: true },
  { ...project("backend", 55), needs: ["build"], fillsMachine: true },
  { ...project("journeys", 510, "branded", "app-alone"), needs: ["build"], fillsMachine: true },
  { ...project("quality", 345), needs: ["build"], fillsMachine: true },
  ...(findFirefox() || findWebKit() ? [{ ...project("smoke", 30), needs: ["build"], fillsMachine: true }] : []),
];

function reportOf(name) {
  return join(reports, `${name}.json`);
}

function countVitest({ name }) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reportOf(name), "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countRunner(_step, output) {
  const last = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
  if (!last) throw new Error("the runner counted nothing");
  return { passed: Number(last[1]), failed: Number(last[2]) };
}

function countOf(step, isFine, output) {
  if (!step.count) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
  try {
    const { passed, failed } = step.count(step, output);
    // A file that fails to load has no tests to count.
    return { passed, failed: isFine ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function environment() {
  const { NODE_ENV: _, ...inherited } = process.env;
  const bin = join(root, "node_modules", ".bin");
  return { ...inherited, PATH: `${bin}${delimiter}${process.env["PATH"]}`, CI: "true", NO_COLOR: "1" };
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
  const missing = step.needs?.find((name) => done.get(name).failed > 0);
  if (missing) return { line: `✗ ${step.name} (not run: ${missing} failed)`, passed: 0, failed: 1 };
  const start = performance.now();
  const limitMs = Math.max(shortestLimitMs, step.quietSeconds * 1000 * slowness * patience);
  const { outcome, output } = await runStep(step.command, { cwd: root, env: environment(), limitMs });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome === "timed out") {
    const line = `⧖ ${step.name} (timed out: no end after ${minutes(limitMs / 1000)}, and ended with all that it began)`;
    return { line, output, passed: 0, failed: 1 };
  }
  const { passed, failed } = countOf(step, outcome === "passed", output);
  const isFine = outcome === "passed" && failed === 0;
  const tests = step.count ? `, ${passed} passed, ${failed} failed` : "";
  return {
    line: `${isFine ? "✓" : "✗"} ${step.name} (${seconds} s${tests})`,
    output: isFine ? "" : output,
    passed,
    failed,
  };
}

async function takeAll(slowness) {
  const waiting = [...steps];
  const done = new Map();
  const busy = new Map();
  const isReady = ({ needs = [], fillsMachine }) =>
    needs.every((name) => done.has(name)) && !(fillsMachine && [...busy.keys()].some((step) => step.fillsMachine));
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
          tell(result, secondsOf([...waiting, ...busy.keys()]) * slowness);
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

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    endRunning();
    process.exit(1);
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const slowness = await calibrate(atOnce);
const pace =
  slowness < 1.3 ? "" : `: this machine is slow or busy, ${slowness.toFixed(1)} times as slow as a quiet one`;
console.log(`${steps.length} steps, about ${minutes(secondsOf(steps) * slowness)}${pace}.`);
const results = await takeAll(slowness);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
