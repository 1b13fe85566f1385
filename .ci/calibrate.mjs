// Measures how slow this machine is right now, with a fixed amount of work on as many cores as the gate uses.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** How long the work takes on two idle cores of the machine on which the steps were timed. */
const quietMs = 460;

/** 1 on an idle machine like ours, 2 on one that is half as fast or busy. Never below 1. */
export async function calibrate(processes = 2) {
  const start = performance.now();
  await Promise.all(Array.from({ length: processes }, work));
  return Math.max(1, (performance.now() - start) / quietMs);
}

function work() {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), "work"], { stdio: "ignore" });
  return new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
}

if (process.argv[2] === "work") {
  let sum = 0;
  for (let i = 0; i < 120_000_000; i += 1) sum = (sum + i * 7) % 1_000_003;
  process.exitCode = sum < 0 ? 1 : 0;
}
