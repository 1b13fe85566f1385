import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./sourceFiles.ts";

interface Locked {
  readonly version?: string;
  readonly os?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

/** The paths where Node looks for a package from a folder, the nearest first. */
function placesOf(name: string, from: string): string[] {
  const own = `${from ? `${from}/` : ""}node_modules/${name}`;
  if (!from) return [own];
  const above = from.lastIndexOf("/node_modules/");
  return [own, ...placesOf(name, above < 0 ? "" : from.slice(0, above))];
}

/** Dependencies that are missing from the lock file. `npm ci` refuses such a file. */
function missingFrom(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, path).some((place) => place in lock))
      .map((name) => `${path} needs ${name}`),
  );
}

const { packages: lock } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  readonly packages: Lock;
};

describe("the lock file", () => {
  it("contains all dependencies of each package, on every system", () => {
    expect(missingFrom(lock)).toEqual([]);
    const systems = new Set(Object.values(lock).flatMap(({ os = [] }) => os));
    for (const system of ["darwin", "linux", "win32"]) expect(systems).toContain(system);
  });

  it.each([
    ["a/node_modules/b", []],
    ["b", []],
    ["c", ["node_modules/a needs b"]],
  ])("is recognised as complete or incomplete with only %s", (name, missing) => {
    const planted = {
      "node_modules/a": { optionalDependencies: { b: "1" } },
      [`node_modules/${name}`]: { version: "1" },
    };
    expect(missingFrom(planted)).toEqual(missing);
  });
});
