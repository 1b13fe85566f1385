import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../architecture/sourceFiles.ts";
import type { Job, TestRun } from "./planter.ts";

/** A test file takes about a second, on a busy machine far longer; an endless loop never ends. */
const limitMs = 90_000;

function begin(): Promise<ChildProcess> {
  const child = fork(join(root, "test/mutate/planter.ts"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  return new Promise((resolve) => child.once("message", () => resolve(child)));
}

/** Starts a process that runs one job at a time. A job that doesn't end gives undefined, and a new process begins. */
export function startPlanter(): (job: Job) => Promise<TestRun | undefined> {
  let planter = begin();
  return async (job) => {
    const child = await planter;
    const { promise, resolve } = Promise.withResolvers<TestRun | undefined>();
    const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
    child.once("message", resolve).once("exit", () => resolve(undefined));
    child.send(job);
    const run = await promise;
    clearTimeout(timer);
    child.removeAllListeners();
    if (!run) planter = begin();
    return run;
  };
}
