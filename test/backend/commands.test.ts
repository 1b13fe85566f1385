import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, args: readonly string[], options: object = {}): Answer {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: "utf8", ...options });
  return { status, stdout, stderr };
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
