import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contractFiles } from "../../../widget-demo/backend/contract/published/files.ts";
import { contractVersion } from "../../../widget-demo/backend/contract/version.ts";

const page = readFileSync(join(import.meta.dirname, "../../../widget-demo/docs/contract-changes.md"), "utf8");
const versions = Array.from(page.matchAll(/^## (.+)$/gm), ([, version = ""]) => version);

it("R100: the newest version in the list of changes is the published one, and the others are older", () => {
  expect(versions[0]).toBe(contractVersion);
  const numbers = versions.map((version) => version.split(".").map(Number));
  for (const each of numbers) expect(each).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  const value = ([major = 0, minor = 0, patch = 0]: readonly number[]) => (major * 1_000 + minor) * 1_000 + patch;
  expect(numbers.map(value)).toEqual([...new Set(numbers.map(value))].sort((one, other) => other - one));
});

it.each(["openapi.json", "openapi.planned.json", "openapi-3.0.json"])("R100: %s names its version", (name) => {
  expect(JSON.parse(contractFiles()[name] ?? "").info.version).toBe(contractVersion);
});

it("R100: documents.schema.json names its version", () => {
  expect(JSON.parse(contractFiles()["documents.schema.json"] ?? "").description).toContain(
    `Version ${contractVersion}.`,
  );
});
