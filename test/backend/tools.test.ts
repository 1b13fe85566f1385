import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it.each(["conform", "doctor", "seed"])("npm run %s -- --help says how it is used, and where to read on", (tool) => {
  const main = fileURLToPath(new URL(`../../widget-demo/tools/${tool}/main.ts`, import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [main, "--help"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toMatch(`Use it like this: npm run ${tool} -- `);
  expect(stdout).toMatch(/See widget-demo\/docs\/\w+\.md/);
});
