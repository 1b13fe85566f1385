import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const builtFrom = ["src", "locales", "vite.config.ts", "lingui.config.ts", "package-lock.json"];

function newestMs(path: string): number {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
}

/** The pages show what is built, so it is built anew where a source is younger. */
export default function setup(): void {
  const entry = join(root, "dist", "storefront.js");
  const sourceMs = Math.max(...builtFrom.map((path) => newestMs(join(root, path))));
  if (existsSync(entry) && statSync(entry).mtimeMs > sourceMs) return;
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // Vitest's own NODE_ENV would build React's development half.
  const env = { ...process.env, NODE_ENV: "production" };
  const build = spawnSync(process.execPath, [vite, "build"], { cwd: root, env, encoding: "utf8" });
  if (build.status !== 0) throw new Error(`The storefront can't be built:\n${build.stdout}${build.stderr}`);
}
