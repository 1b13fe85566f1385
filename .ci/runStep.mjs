// Runs one command of the gate, and ends every process that the command started.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

/** An environment variable that every process of a step inherits, even a browser with its own process group. */
const mark = "SERVERY_STEP";
const running = new Set();

/** @returns {Promise<{ outcome: "passed" | "failed" | "timed out", output: string }>} */
export function runStep([program, ...args], { cwd, env, limitMs }) {
  const id = randomUUID();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...env, [mark]: id },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let isLate = false;
    const end = () => endAll(child.pid, id);
    const limit = setTimeout(() => {
      isLate = true;
      end();
    }, limitMs);
    running.add(end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(end);
      end();
      resolve({ outcome: isLate ? "timed out" : code === 0 ? "passed" : "failed", output });
    };
    child.on("error", (error) => {
      output += error.message;
      finish(1);
    });
    child.on("close", finish);
  });
}

/** Ends all running steps. */
export function endRunning() {
  for (const end of running) end();
}

function endAll(group, id) {
  for (const pid of [...(group ? [-group] : []), ...markedProcesses(id)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

/** Without /proc this finds nothing, and only the step's own process group is ended. */
function markedProcesses(id) {
  return entries("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environment(pid).includes(`${mark}=${id}`))
    .map(Number);
}

function entries(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function environment(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}
