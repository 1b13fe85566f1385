import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { StartProblem } from "../../../backend/problem.ts";
import type { Documents } from "../../doctor/subject.ts";

const starter = fileURLToPath(new URL("../../../start.mjs", import.meta.url));

/** Starts the demo on the documents, and stays until it ends. Photos are in `images/` beside the sheets. */
export async function startPreview(
  lines: readonly string[],
  documents: Documents,
  sheets: string,
  start = starter,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "servery-preview-"));
  try {
    writeFileSync(join(data, "documents.json"), JSON.stringify(documents));
    const images = join(sheets, "images");
    if (existsSync(images)) cpSync(images, join(data, "images"), { recursive: true });
    for (const line of lines) tell(line);
    await runDemo(start, data);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

function runDemo(start: string, data: string): Promise<void> {
  const args = [start, "--data", data, "--port", "0"];
  const demo = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => void demo.kill("SIGTERM");
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  createInterface({ input: demo.stdout }).on("line", (line) => {
    tell(line);
    const [, address] = /^Servery demo: (\S+)$/.exec(line) ?? [];
    if (address !== undefined) tell(`Your menu: ${address}order/\nPress Ctrl+C to end it.`);
  });
  return new Promise((resolve, reject) => {
    demo.on("error", reject);
    // Null if a signal has ended it.
    demo.on("close", (code) => {
      for (const signal of signals) process.off(signal, stop);
      if (code) reject(new StartProblem("The demo can't be started: see above."));
      else resolve();
    });
  });
}
