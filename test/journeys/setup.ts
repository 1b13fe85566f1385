import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the built storefront. */
    dist: string;
    /** A folder for what the demos of the run serve. */
    scratch: string;
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const builtFrom = [
  ...["src", "locales", "widget-demo/examples/wordpress"],
  ...[".ci/build", "vite.config.ts", "lingui.config.ts", "package-lock.json"],
];

function newestMs(path: string): number {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

/** Builds the storefront again if a source file is newer than the last build. */
function ensureBuild(): void {
  const entry = join(root, "dist", "storefront.js");
  const sourceMs = Math.max(...builtFrom.map((path) => newestMs(join(root, path))));
  if (existsSync(entry) && statSync(entry).mtimeMs > sourceMs) return;
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // With Vitest's own NODE_ENV, the build would contain React's development version.
  const env = { ...process.env, NODE_ENV: "production" };
  const build = spawnSync(process.execPath, [vite, "build"], { cwd: root, env, encoding: "utf8" });
  if (build.status !== 0) throw new Error(`The storefront can't be built:\n${build.stdout}${build.stderr}`);
}

/** The tests serve a copy, so that a build started during the run can't remove a chunk that they need. */
export default function setup(project: TestProject): () => void {
  ensureBuild();
  const scratch = mkdtempSync(join(tmpdir(), "servery-run-"));
  const dist = join(scratch, "dist");
  cpSync(join(root, "dist"), dist, { recursive: true });
  project.provide("dist", dist);
  project.provide("scratch", scratch);
  return () => rmSync(scratch, { recursive: true, force: true });
}
