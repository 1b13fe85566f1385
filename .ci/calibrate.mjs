// How slow this machine is right now: it does a fixed piece of work on as many cores as the gate uses.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What the work takes on two quiet cores of the machine on which the steps were timed. */
const quietMs = 460;

/** 1 on a machine like ours with nothing else to do, 2 on one of half the speed, or a busy one. Never below 1. */
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
