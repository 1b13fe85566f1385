import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "./demoFixture.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const lock = { packages: { "": {}, "node_modules/a": { version: "1.0.0" } } };

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], options: object = {}): Answer {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8", ...options });
  return { status, stdout, stderr };
}

/** A fresh clone of a small project. Its npm is a fake that installs Node and one program as a link. */
function freshClone(program: string): { readonly folder: string; readonly env: NodeJS.ProcessEnv } {
  const folder = temporaryFolder({
    "package.json": { type: "module" },
    "package-lock.json": lock,
    "program.mjs": program,
  });
  for (const file of [".ci/tool.mjs", ".ci/setup.mjs"]) cpSync(join(root, file), join(folder, file));
  const npm = join(folder, "machine/npm");
  mkdirSync(dirname(npm));
  const bin = join(folder, "node_modules/.bin");
  writeFileSync(
    npm,
    `#!/bin/sh
mkdir -p "${bin}"
ln -s "${join(root, "node_modules/.bin/node")}" "${bin}/node"
ln -s "${folder}/program.mjs" "${bin}/program"
cp "${folder}/package-lock.json" "${folder}/node_modules/.package-lock.json"
`,
  );
  chmodSync(npm, 0o755);
  chmodSync(join(folder, "program.mjs"), 0o755);
  symlinkSync(process.execPath, join(dirname(npm), "node"));
  return { folder, env: { PATH: `${dirname(npm)}:/usr/bin:/bin` } };
}

describe("the commands", () => {
  it.each(Object.entries(scripts))("npm run %s first installs what is missing", (_name, script) => {
    for (const part of script.split(" && "))
      expect(part).toMatch(/^node (\.ci\/tool\.mjs (--browser )?\w|\.ci\/test\.mjs( --all)?$|widget-demo\/start\.mjs)/);
  });
});

it("npm run -s cases writes only JSON, so that its output can go into a file", () => {
  const answer = run("npm", ["run", "-s", "cases"], { input: "[]" });
  expect(answer).toEqual({ status: 0, stdout: "[]\n", stderr: "" });
});

describe("a tool in a fresh clone", () => {
  const shebang = "#!/usr/bin/env node\n";

  it("is installed first, and runs on the Node from the packages", () => {
    const { folder, env } = freshClone(`${shebang}console.log(process.version, process.argv.slice(2).join());`);
    const tool = join(folder, ".ci/tool.mjs");
    expect(run("node", [tool, "program", "a", "--b"], { cwd: folder, env })).toEqual({
      status: 0,
      stdout: `${process.version} a,--b\n`,
      stderr: "Installing packages…\n",
    });
    expect(run("node", [tool, "program"], { cwd: folder, env }).stderr).toBe("");
  });

  it("receives its input, and its exit code is passed on", () => {
    const { folder, env } = freshClone(`${shebang}process.stdin.pipe(process.stdout); process.exitCode = 7;`);
    const answer = run("node", [join(folder, ".ci/tool.mjs"), "program"], { cwd: folder, env, input: "[1]" });
    expect(answer).toMatchObject({ status: 7, stdout: "[1]" });
  });
});
