import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../architecture/sourceFiles.ts";
import type { Job, TestRun } from "./planter.ts";

/** A test file takes about a second, on a busy machine far longer; an endless loop never ends. */
const limitMs = 90_000;

/** Runs jobs in some processes with a Vitest each. */
export interface Crew {
  /** Undefined: it didn't end. */
  run(job: Job): Promise<TestRun | undefined>;
  end(): void;
}

export function gatherCrew(size: number, projects: readonly string[]): Crew {
  const all = new Set<ChildProcess>();
  const idle: Promise<ChildProcess>[] = Array.from({ length: size }, begin);
  const waiting: ((planter: Promise<ChildProcess>) => void)[] = [];

  function begin(): Promise<ChildProcess> {
    const planter = fork(join(root, "test/mutate/planter.ts"), projects, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    all.add(planter);
    return new Promise((resolve) => planter.once("message", () => resolve(planter)));
  }

  function giveBack(planter: Promise<ChildProcess>): void {
    const next = waiting.shift();
    if (next) next(planter);
    else idle.push(planter);
  }

  async function run(job: Job): Promise<TestRun | undefined> {
    const planter = await (idle.shift() ?? new Promise<ChildProcess>((resolve) => waiting.push(resolve)));
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        planter.removeAllListeners();
      };
      const replace = () => {
        stop();
        planter.kill("SIGKILL");
        all.delete(planter);
        giveBack(begin());
        resolve(undefined);
      };
      const timer = setTimeout(replace, limitMs);
      planter.once("exit", replace);
      planter.once("message", (run: TestRun) => {
        stop();
        giveBack(Promise.resolve(planter));
        resolve(run);
      });
      planter.send(job);
    });
  }

  const end = () => {
    for (const planter of all) planter.kill("SIGKILL");
  };
  return { run, end };
}
