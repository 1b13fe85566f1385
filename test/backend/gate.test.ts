// @module-tag thorough
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runStep } from "../../.ci/runStep.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "servery-gate-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const node = (script: string) => [process.execPath, "-e", script] as const;
const run = (script: string, limitMs: number) => runStep(node(script), { cwd: folder, env: process.env, limitMs });

/** Starts a browser like a test runner: in its own process group, without waiting for it. */
const startsBrowser = `
  const browser = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
    detached: true,
    stdio: "ignore",
  });
  browser.unref();
  require("node:fs").writeFileSync("browser", String(browser.pid));
`;

function isRunning(pid: number): boolean {
  try {
    // A process that has ended but was not yet collected has the state Z.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

const browserIsGone = () =>
  vi.waitFor(() => expect(isRunning(Number(readFileSync(join(folder, "browser"), "utf8")))).toBe(false));

describe("a step of the gate", () => {
  it("returns its output, and whether it passed or failed", async () => {
    expect(await run("console.log('fine')", 20_000)).toEqual({ outcome: "passed", output: "fine\n" });
    expect(await run("console.error('wrong'); process.exit(3)", 20_000)).toEqual({
      outcome: "failed",
      output: "wrong\n",
    });
  });

  it("fails if it can't be started", async () => {
    const nothing = await runStep(["no-such-program"], { cwd: folder, env: process.env, limitMs: 20_000 });
    expect(nothing).toMatchObject({ outcome: "failed", output: expect.stringContaining("no-such-program") });
  });

  it("times out if it takes too long, and leaves no process running", async () => {
    const start = performance.now();
    await run("", 20_000);
    const limitMs = 1_000 + 10 * (performance.now() - start);
    const late = await run(`${startsBrowser} console.log("begun"); setInterval(() => {}, 1000);`, limitMs);
    expect(late).toEqual({ outcome: "timed out", output: "begun\n" });
    await browserIsGone();
  });

  it("leaves no process running after it ends", async () => {
    expect(await run(startsBrowser, 20_000)).toMatchObject({ outcome: "passed" });
    await browserIsGone();
  });
});
