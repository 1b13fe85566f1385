import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { until } from "../support/until.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copied = [
  ...["package.json", "package-lock.json", "LICENSE", "vite.config.ts", "lingui.config.ts"],
  ...["src", "locales", "widget-demo", ".ci"],
];

interface StrangersMachine {
  /** Runs `npm start`. Returns the address that it prints, which is the same after a restart. */
  start(): Promise<string>;
  /** Stops the demo as Ctrl-C does. */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** A fresh copy of the project, with its packages installed and nothing built. Its state survives a restart. */
export function createStrangersMachine(): StrangersMachine {
  const folder = mkdtempSync(join(tmpdir(), "servery-stranger-"));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  let npm: ChildProcess | null = null;
  let port = "0";

  async function start(): Promise<string> {
    const args = ["start", "--", "--port", port, "--state", join(folder, "state")];
    // Vitest's NODE_ENV would build React's development version. A process group can be stopped as a terminal does.
    const env = { ...process.env, NODE_ENV: "production" };
    const started = spawn("npm", args, { cwd: folder, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    npm = started;
    let said = "";
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (text) => (said += text));
    const hasStarted = () => expect(said).toMatch(/^Servery demo: http:\/\/localhost:\d+\/$/m);
    // It builds the storefront first.
    await until(hasStarted, 60_000);
    const address = /http\S+(?=\/$)/m.exec(said)?.[0] ?? "";
    port = new URL(address).port;
    return address;
  }

  async function stop(): Promise<void> {
    const running = npm;
    npm = null;
    if (running?.pid === undefined || running.exitCode !== null) return;
    const over = new Promise((resolve) => running.once("close", resolve));
    process.kill(-running.pid, "SIGINT");
    await over;
  }

  return {
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
