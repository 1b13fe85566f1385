// `npm test` and `npm run test:all`: installs what is missing, on any supported Node, and then starts the gate.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { checkNode, ensureBrowser, ensurePackages, orExplain, ownNode } from "./setup.mjs";

orExplain(() => {
  checkNode();
  ensurePackages();
  ensureBrowser();
});

const gate = fileURLToPath(new URL("verify.ts", import.meta.url));
const verify = spawn(ownNode(), [gate, ...process.argv.slice(2)], { stdio: ["ignore", "inherit", "inherit"] });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => verify.kill(signal));
verify.on("error", (error) => {
  console.error(`The gate can't be started: ${error.message}`);
  process.exit(1);
});
verify.on("exit", (code) => process.exit(code ?? 1));
