import { closeSync, openSync, rmSync, statSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Much longer than any task takes: a run that was ended left its lock behind. */
const staleAfterMs = 10_000;

function ageMs(lock: string): number {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
}

function take(lock: string): boolean {
  try {
    closeSync(openSync(lock, "wx"));
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    return false;
  }
}

/** Runs a short task, and only one at a time of those that name the same lock, in whichever process. */
export async function inTurn<T>(lock: string, task: () => T): Promise<T> {
  while (!take(lock)) {
    if (ageMs(lock) > staleAfterMs) rmSync(lock, { force: true });
    else await pause(20);
  }
  try {
    return task();
  } finally {
    rmSync(lock, { force: true });
  }
}
