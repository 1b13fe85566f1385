import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readDeployment } from "../../.ci/readDeployment.ts";
import { ownNode } from "../../.ci/setup.mjs";
import { thorough } from "../support/quickRow.ts";
import { temporaryFolder } from "./demoFixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const firebase = { apiKey: "k", projectId: "p" };
const right = { apiUrl: "https://api.example.com", apiKey: "k", idTokenHeader: "X-Id-Token", firebase };

function build(folder: string, logLevel = "error") {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { status, stderr } = spawnSync(
    ownNode(),
    [vite, "build", "--outDir", join(folder, "built"), "--emptyOutDir", "--logLevel", logLevel],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", SERVERY_CONFIG: join(folder, "production.json") },
    },
  );
  return { status, stderr };
}

describe("R3: a build with SERVERY_CONFIG", () => {
  it("contains that configuration, and names its minor mistakes", () => {
    const folder = temporaryFolder({ "production.json": { ...right, apiKey: undefined, apiKye: "k" } });
    const file = join(folder, "production.json");
    expect(build(folder)).toEqual({
      status: 0,
      stderr: `${file}: apiKey: is missing, so the ordering API may refuse every order\n${file}: apiKye: unknown key, does nothing\n`,
    });
    expect(readFileSync(join(folder, "built/storefront.js"), "utf8")).toContain("https://api.example.com");
  });

  it("builds nothing from an invalid configuration, and reports each problem on its own line", () => {
    const folder = temporaryFolder({
      "production.json": { ...right, apiUrl: "ftp://api.example.com", branded: "yes", apiKye: "k" },
    });
    const file = join(folder, "production.json");
    expect(build(folder)).toEqual({
      status: 1,
      stderr: `${file}: apiKye: unknown key, does nothing\n${file}: apiUrl: expected an https address, or http on this machine\n${file}: branded: expected true or false\n`,
    });
    expect(existsSync(join(folder, "built"))).toBe(false);
  });

  it("reports a change of the pinned script that it replaces, and only then", thorough, () => {
    const folder = temporaryFolder({ "production.json": right });
    const again = () => build(folder, "warn").stderr;
    expect([again(), again()].join()).not.toContain("was there already");
    writeFileSync(join(folder, "production.json"), JSON.stringify({ ...right, appName: "Dinner" }));
    expect(again()).toMatch(/storefront\.js was there already, with other bytes\. .*package\.json/);
  });
});

describe("the configuration file", () => {
  it("may hold addresses on the script's own origin", () => {
    const configuration = { ...right, apiUrl: "/api" };
    const folder = temporaryFolder({ "production.json": configuration });
    expect(readDeployment(join(folder, "production.json"))).toEqual({ ok: true, configuration, warnings: [] });
  });

  it.each([
    ["missing", undefined, /: there is no such file$/],
    ["a folder", null, /: this is a folder, not a file$/],
    ["torn", "{", /: is not JSON: .+$/],
    ["a list", "[]", /: .+$/],
    ["empty", "", /: is not JSON: .+$/],
  ])("is reported on one line if it is %s", (_, text, line) => {
    const folder = temporaryFolder(typeof text === "string" ? { "production.json": text } : {});
    const file = join(folder, "production.json");
    if (text === null) mkdirSync(file);
    const read = readDeployment(file);
    const problems = read.ok ? [] : read.problems;
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.startsWith(file)).toBe(true);
      expect(problem).toMatch(line);
      expect(problem).not.toContain("\n");
    }
  });
});
