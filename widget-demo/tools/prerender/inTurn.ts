import { randomUUID } from "node:crypto";
import { constants, copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Much longer than any task takes: a run that was ended left its lock behind. */
const staleAfterMs = 10_000;

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/** Whether it was done; false if that failed for this reason. */
function tryTo(act: () => void, reason: "EEXIST" | "ENOENT"): boolean {
  try {
    act();
    return true;
  } catch (cause) {
    if (codeOf(cause) !== reason) throw cause;
    return false;
  }
}

function isStale(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > staleAfterMs;
}

/** Between a look at the lock and its removal, another run may have removed it and taken its own. That one is put back. */
function removeStale(lock: string, owner: string): void {
  const moved = `${lock}.${owner}`;
  if (!tryTo(() => renameSync(lock, moved), "ENOENT")) return;
  if (!isStale(moved)) tryTo(() => copyFileSync(moved, lock, constants.COPYFILE_EXCL), "EEXIST");
  rmSync(moved);
}

/** A task that took too long has lost its lock, and the one there is another's. */
function release(lock: string, owner: string): void {
  tryTo(() => {
    if (readFileSync(lock, "utf8") === owner) rmSync(lock);
  }, "ENOENT");
}

/** Runs a short task, and only one at a time of those that name the same lock, in whichever process. */
export async function inTurn<T>(lock: string, task: () => T): Promise<T> {
  const owner = randomUUID();
  while (!tryTo(() => writeFileSync(lock, owner, { flag: "wx" }), "EEXIST")) {
    if (isStale(lock)) removeStale(lock, owner);
    else await pause(20);
  }
  try {
    return task();
  } finally {
    release(lock, owner);
  }
}
