// `node .ci/tool.mjs [--browser] PROGRAM …`: every npm script starts its program through this file, so that any of them
// can be the first one in a fresh clone. It installs what is missing, and makes `node` the Node that the packages
// include.
import { spawn } from "node:child_process";
import { checkNode, ensureBrowser, ensurePackages, orExplain, toolPath } from "./setup.mjs";

const args = process.argv.slice(2);
const needsBrowser = args[0] === "--browser";
const [program, ...rest] = needsBrowser ? args.slice(1) : args;

orExplain(() => {
  checkNode();
  ensurePackages();
  if (needsBrowser) ensureBrowser();
});

const tool = spawn(program, rest, {
  env: { ...process.env, PATH: toolPath() },
  stdio: "inherit",
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => tool.kill(signal));
tool.on("error", (error) => {
  console.error(`${program} can't be started: ${error.message}`);
  process.exit(1);
});
tool.on("exit", (code) => process.exit(code ?? 1));
