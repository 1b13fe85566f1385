// Says whether what a step reads is as it was when the step last passed on this machine.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFirestoreEmulator } from "./firestoreEmulator.ts";
import { findBrowser } from "./setup.mjs";
import { cache, type Gate, root, type Step } from "./steps.ts";

const recordFile = join(cache, "passed.json");

/** A path and the hash of its content. */
type HashedFile = readonly [path: string, hash: string];
type PassedSteps = Readonly<Record<string, { readonly quick?: string; readonly whole?: string }>>;

/** One hash for each file that git tracks or would track. */
function hashFiles(): HashedFile[] | undefined {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return undefined;
  const names = [...new Set(stdout.split("\0"))].filter((name) => name && existsSync(join(root, name)));
  return names.map((name): HashedFile => [name, hash(readFileSync(join(root, name)))]);
}

function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** What a step depends on beside the files. */
function machine(): unknown[] {
  const browser = findBrowser();
  const { size, mtimeMs } = browser ? statSync(browser) : { size: 0, mtimeMs: 0 };
  return [process.version, process.platform, browser, size, mtimeMs, findFirestoreEmulator()];
}

export function fingerprintOf(
  { command, leavesOut }: Pick<Step, "command" | "leavesOut">,
  files: readonly HashedFile[],
  about: readonly unknown[],
): string {
  const read = files.filter(([path]) => !leavesOut.some((start) => path.startsWith(start)));
  return hash(JSON.stringify([about, command, read]));
}

/** The fingerprints by the steps' names; undefined without git. */
export function fingerprints(steps: readonly Step[]): ReadonlyMap<string, string> | undefined {
  const files = hashFiles();
  if (!files) return undefined;
  const about = machine();
  return new Map(steps.map((step) => [step.name, fingerprintOf(step, files, about)]));
}

function readRecord(): PassedSteps {
  try {
    return JSON.parse(readFileSync(recordFile, "utf8")) as PassedSteps;
  } catch {
    return {};
  }
}

/** Whether the step has passed with this fingerprint. What passed the whole gate passes the quick one, too. */
export function hasPassed(
  name: string,
  fingerprint: string | undefined,
  { isWhole }: Gate,
  record = readRecord(),
): boolean {
  const passed = record[name];
  return fingerprint !== undefined && (passed?.whole === fingerprint || (!isWhole && passed?.quick === fingerprint));
}

export function notePassed(name: string, fingerprint: string, { isWhole }: Gate): void {
  const passed = readRecord();
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    recordFile,
    JSON.stringify({ ...passed, [name]: { ...passed[name], [isWhole ? "whole" : "quick"]: fingerprint } }),
  );
}
