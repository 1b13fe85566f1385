// `npm start`: on a fresh machine this runs first, on any supported Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode, ensurePackages, orExplain, ownNode, SetupProblem } from "../.ci/setup.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const args = process.argv.slice(2);
const builtFrom = [
  ...["src", "locales", "widget-demo/examples/wordpress"],
  ...[".ci/build", "vite.config.ts", "lingui.config.ts", "package-lock.json"],
];
/** Not `dist/`, because that may be a build with its own configuration that is about to be published. */
const built = ".cache/demo";
const stampFile = join(root, built, ".stamp");

function filesOf(path) {
  const full = join(root, path);
  const info = statSync(full, { throwIfNoEntry: false });
  if (!info?.isDirectory()) return info ? [path] : [];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

function sourceHash() {
  const hash = createHash("sha256");
  for (const file of builtFrom.flatMap(filesOf))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** As operations.md says of a published build: a browser may use the previous entry one more time. */
function forgetOldChunks() {
  const folder = join(root, built, "chunks");
  const weekMs = 7 * 24 * 60 * 60_000;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < Date.now() - weekMs) rmSync(file);
  }
}

function ensureBuild() {
  const stamp = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  console.log("Building the storefront…");
  const build = spawnSync("npm", ["run", "--silent", "build", "--", "--outDir", built, "--emptyOutDir", "false"], {
    cwd: root,
    encoding: "utf8",
    // The demo bakes in its own configuration when it knows its port.
    env: { ...process.env, SERVERY_CONFIG: "" },
    shell: process.platform === "win32",
  });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout ?? ""}${build.stderr ?? ""}`);
    throw new SetupProblem("The storefront can't be built: see above.");
  }
  mkdirSync(join(root, built), { recursive: true });
  forgetOldChunks();
  writeFileSync(stampFile, stamp);
}

function serve() {
  const demo = spawn(ownNode(), [join(root, "widget-demo", "backend", "main.ts"), ...args], {
    // The fourth is a channel that closes when this process dies for any reason, which also ends the demo.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => demo.kill(signal));
  demo.on("error", (error) => {
    console.error(`The demo can't be started: ${error.message}`);
    process.exit(1);
  });
  demo.on("exit", (code) => process.exit(code ?? 1));
}

orExplain(() => {
  checkNode();
  ensurePackages();
  if (!args.includes("--dev") && !args.includes("--help")) ensureBuild();
});
serve();
