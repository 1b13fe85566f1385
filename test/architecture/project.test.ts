import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { screenJourneys } from "../../.ci/screenJourneys.ts";
import { filesUnder, pathsUnder, root, type SourceFile } from "./sourceFiles.ts";

const machinePath = /(?<![\w.])\/(?:work|root|home)\/[\w-]+/;
/** Puppeteer then looks again when the document changes, which a change in a shadow root doesn't do. */
const blindWait = /waitForSelector\((?=.*(?:>>>|inShop\())(?!.*(?:visible: true|hidden: true|::-p-aria))/;
/** Vitest waits for one second only, which is too short for a page on a slow machine. */
const hastyWait = /\bvi\.wait(?:For|Until)\(|\bexpect\.poll\(/;
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
});

it("tests of a page wait with `until`, which all have the same patience", () => {
  const tests = texts.filter(({ path }) => /^test\/(frameworks|journeys|quality|smoke|support)\//.test(path));
  expect(tests.length).toBeGreaterThan(100);
  expect(linesThatName(hastyWait, tests)).toEqual([]);
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

it("each screen has a journey that `npm run test:changed` runs", () => {
  expect(Object.keys(screenJourneys)).toEqual(
    readdirSync(join(root, "src/features")).filter((name) => name !== "README.md"),
  );
  const files = Object.values(screenJourneys).flat();
  expect(files.filter((name) => !existsSync(join(root, `test/journeys/${name}.test.ts`)))).toEqual([]);
});
