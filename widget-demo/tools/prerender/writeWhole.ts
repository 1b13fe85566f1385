import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Writes a whole file at once: diners may read it meanwhile, and must never get half of it. */
export function writeWhole(file: string, text: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const half = join(folder, `.${basename(file)}.${process.pid}`);
  try {
    writeFileSync(half, text);
    renameSync(half, file);
  } finally {
    rmSync(half, { force: true });
  }
}
