import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { conform } from "../../widget-demo/tools/conform/conform.ts";
import { examine } from "../../widget-demo/tools/doctor/doctor.ts";
import { prerender } from "../../widget-demo/tools/prerender/prerender.ts";
import { seed } from "../../widget-demo/tools/seed/seed.ts";

const tools = ["conform", "doctor", "prerender", "seed"];

function run(path: string, ...args: readonly string[]) {
  const main = fileURLToPath(new URL(`../../widget-demo/${path}/main.ts`, import.meta.url));
  return spawnSync(process.execPath, [main, ...args], { encoding: "utf8" });
}

it.each(tools)("npm run %s -- --help says how it is used, each option in a line, and where to read on", (tool) => {
  const { status, stdout } = run(`tools/${tool}`, "--help");
  expect(status).toBe(0);
  const [usage = "", ...lines] = stdout.split("\n");
  expect(usage).toMatch(`Use it like this: npm run ${tool} -- `);
  const options = usage.match(/--[\w-]+( [A-Z]+)?/g) ?? [];
  expect(options.length).toBeGreaterThan(1);
  const told = lines.filter((line) => line.startsWith("  --"));
  expect(told.map((line) => line.slice(2).split(/ {2,}/)[0])).toEqual(options);
  for (const line of told) expect(line).toMatch(/ {2}\w+( \S+){2}/);
  expect(stdout).toMatch(/See widget-demo\/docs\/\w+\.md/);
});

it("npm start -- --help has a line for each option, and starts nothing", () => {
  const { status, stdout } = run("backend", "--help");
  expect(status).toBe(0);
  const known = /Known: (.+)\.\n/.exec(run("backend", "--prot").stderr)?.[1]?.split(", ");
  expect(known).toContain("--no-kitchen");
  const told = stdout.split("\n").filter((line) => line.startsWith("  --"));
  expect(told.map((line) => line.slice(2).split(/ {2,}/)[0])).toEqual(known);
});

const works = { conform, doctor: examine, prerender, seed: (args: readonly string[]) => seed(args, {}) };

it.each(Object.entries(works))(
  "npm run %s that is called wrongly says how it is used, and ends with 2",
  async (tool, work) => {
    for (const args of [["--nope"], ["--config"], [], ["a", "b"]])
      await expect(work(args)).rejects.toThrow(
        expect.objectContaining({ name: "Misuse", message: expect.stringContaining("Use it like this: ") }),
      );
    expect(run(`tools/${tool}`)).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining("Use it like this: "),
    });
  },
);

it("a tool that can't do its work ends with 1", () => {
  for (const [tool, ...args] of [
    ["conform", "http://127.0.0.1:9", "--store", "1"],
    ["doctor"],
    ["prerender", "--store", "1", "--out", "none"],
    ["seed", "--documents", "none.json"],
  ])
    expect(run(`tools/${tool}`, ...args, "--config", "none.json").status).toBe(1);
});
