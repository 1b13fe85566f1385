// `node .ci/tool.mjs [--browser] PROGRAM …`: every npm script starts its program here, so that each of them may be the
// first in a fresh clone. What is missing is installed, and `node` is the Node 24 that the packages bring.
import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { checkNode, ensureBrowser, ensurePackages, node24, orExplain } from "./setup.mjs";

const args = process.argv.slice(2);
const needsBrowser = args[0] === "--browser";
const [program, ...rest] = needsBrowser ? args.slice(1) : args;

orExplain(() => {
  checkNode();
  ensurePackages();
  if (needsBrowser) ensureBrowser();
});

const tool = spawn(program, rest, {
  env: { ...process.env, PATH: `${dirname(node24())}${delimiter}${process.env["PATH"]}` },
  stdio: "inherit",
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => tool.kill(signal));
tool.on("error", (error) => {
  console.error(`${program} can't be started: ${error.message}`);
  process.exit(1);
});
tool.on("exit", (code) => process.exit(code ?? 1));
