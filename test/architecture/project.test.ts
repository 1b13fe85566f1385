import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idlePackages, installedManifest, type Manifest } from "./packages.ts";
import { filesUnder, pathsUnder, root, type SourceFile, scripts } from "./sourceFiles.ts";

const machinePath = /(?<![\w.])\/(?:work|root|home)\/[\w-]+/;
/** Puppeteer then looks again when the document changes, which a change in a shadow root doesn't do. */
const blindWait = /waitForSelector\((?=.*(?:>>>|inShop\())(?!.*(?:visible: true|hidden: true|::-p-aria))/;
const registryHost = /\bregistry\.[\w-]+\.\w+|\bnpmmirror\b|artifactory/i;

function linesThatName(pattern: RegExp, files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

// This folder contains the forbidden names itself. `filesUnder` skips the lock file, so it is read separately.
const texts = [
  ...filesUnder("", /\.(ts|tsx|mjs|js|json|css|html|md|po|rules|npmrc)$/),
  { path: "package-lock.json", text: readFileSync(join(root, "package-lock.json"), "utf8") },
].filter(({ path }) => !path.startsWith("test/architecture/"));

describe("no file", () => {
  it("contains a path of the machine it was written on", () => {
    expect(linesThatName(machinePath, texts)).toEqual([]);
  });

  it("contains the name of a package registry", () => {
    expect(linesThatName(registryHost, texts)).toEqual([]);
  });

  it("waits for something in a shadow root without looking at every frame", () => {
    expect(linesThatName(blindWait, texts)).toEqual([]);
  });

  it.each([
    [blindWait, 'await page.waitForSelector("servery-storefront >>> dialog");'],
    [blindWait, 'await page.waitForSelector(inShop("dialog"), { timeout: 5_000 });'],
    [machinePath, 'const data = "/home/somebody/data";'],
    [machinePath, "open /work/shop"],
    [registryHost, '"resolved": "https://registry.npmjs.org/react"'],
  ])("escapes the check for %s: %s", (pattern, text) => {
    expect(linesThatName(pattern, [{ path: "a.ts", text }])).toHaveLength(1);
  });
});

describe("the top level", () => {
  it("contains only the folders of the plan and the tools' own files", () => {
    const plan = ["src", "locales", "test", "widget-demo", "dist-types"];
    const strangers = pathsUnder("")
      .filter((path) => !plan.some((folder) => path.startsWith(`${folder}/`)))
      .filter(
        (path) => !/^\.|^(package|tsconfig|biome)\.json$|\.config\.(ts|mjs)$|\.rules$|^[A-Z]+(\.md)?$/.test(path),
      );
    expect(strangers).toEqual([]);
  });
});

it("src/README.md names only files and folders that exist", () => {
  const [{ text = "" } = {}] = filesUnder("src", /^src\/README\.md$/);
  const layers = readdirSync(join(root, "src")).join("|");
  const named = Array.from(text.matchAll(new RegExp(`\`((?:${layers})/[\\w./-]+)\``, "g")), ([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !/NAME/.test(path) && !existsSync(join(root, "src", path)))).toEqual([]);
});

describe("the dependencies", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;

  it("are all used", () => {
    const files = filesUnder("", scripts);
    expect(idlePackages(manifest, files, installedManifest)).toEqual([]);
  });

  it.each([
    ["imported", 'import { atom } from "jotai/utils";', []],
    ["run by a script", "", []],
    ["in nobody's use", "", ["jotai"]],
  ])("that are %s are recognised", (use, text, idle) => {
    const planted = { devDependencies: { jotai: "3" }, scripts: use === "run by a script" ? { x: "jotai build" } : {} };
    expect(idlePackages(planted, [{ path: "a.ts", text }], () => ({ bin: { jotai: "x" } }))).toEqual(idle);
  });
});
