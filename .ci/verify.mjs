// The one gate. Each step is a line; what a failing step said stands below it; the last line counts tests of all
// layers, and every step that is no test as one.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const reports = join(root, ".cache", "verify");
const stepLimitMs = 600_000;
const atOnce = 2;

const project = (name) => ({
  name,
  command: [
    ...["vitest", "run", `--project=${name}`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(name)}`],
  ],
  count: countVitest,
});

// A step with a browser or thousands of tests fills a small machine: two would wait for each other, and win no time.
const steps = [
  { name: "build", command: ["vite", "build", "--logLevel=warn"] },
  { name: "format", command: ["biome", "format", "."] },
  { name: "lint", command: ["biome", "check", "--formatter-enabled=false", "."] },
  { name: "promises", command: ["oxlint", "--type-aware"] },
  { name: "types", command: ["tsc", "--noEmit", "-p", "tsconfig.json"] },
  { name: "public types", command: ["node", ".ci/publicTypes.mjs", "--check"] },
  { name: "messages", command: ["node", ".ci/messages.mjs"] },
  project("layers"),
  { ...project("budget"), needs: ["build"] },
  { name: "browser", command: ["web-test-runner"], count: countRunner, fillsMachine: true },
  { ...project("unit"), fillsMachine: true },
  { ...project("backend"), needs: ["build"], fillsMachine: true },
  { ...project("journeys"), needs: ["build"], fillsMachine: true },
  { ...project("quality"), needs: ["build"], fillsMachine: true },
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
    // A file that can't even be loaded has no tests to count.
    return { passed, failed: isFine ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const running = new Set();

function run(command) {
  const [program, ...args] = command;
  const bin = join(root, "node_modules", ".bin");
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: `${bin}${delimiter}${process.env["PATH"]}`, CI: "true", NO_COLOR: "1" };
  return new Promise((resolve) => {
    // A group of its own, so that a browser that a step left behind ends with it.
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    let output = "";
    const end = () => endGroup(child.pid);
    const limit = setTimeout(() => {
      output += `\nStopped after ${stepLimitMs / 60_000} minutes.\n`;
      end();
    }, stepLimitMs);
    running.add(end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    const finish = (isFine) => {
      clearTimeout(limit);
      running.delete(end);
      end();
      resolve({ isFine, output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

function endGroup(pid) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // Gone already.
  }
}

async function take(step, done) {
  const missing = step.needs?.find((name) => done.get(name).failed > 0);
  if (missing) {
    console.log(`✗ ${step.name} (not run: ${missing} failed)`);
    return { passed: 0, failed: 1 };
  }
  const start = performance.now();
  const { isFine, output } = await run(step.command);
  const count = countOf(step, isFine, output);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = step.count ? `, ${count.passed} passed, ${count.failed} failed` : "";
  const passes = isFine && count.failed === 0;
  console.log(`${passes ? "✓" : "✗"} ${step.name} (${seconds} s${tests})`);
  if (!passes) console.log(output.trim().replace(/^/gm, "    "));
  return count;
}

async function takeAll() {
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
        take(step, done).then((count) => {
          done.set(step.name, count);
          busy.delete(step);
        }),
      );
    }
    await Promise.race(busy.values());
  }
  return [...done.values()];
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const end of running) end();
    process.exit(1);
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const counts = await takeAll();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
