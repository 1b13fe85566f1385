import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./sourceFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "servery-types-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says to a host page's script, which knows dist-types and nothing else of ours. */
function compile(code: string): string {
  const file = join(folder, "page.ts");
  writeFileSync(file, `import type {} from ${JSON.stringify(join(root, "dist-types", "index.js"))};\n${code}\n`);
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"];
  const tsc = spawnSync(join(root, "node_modules/.bin/tsc"), [...options, "--lib", "es2022,dom", "--types", "", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return tsc.stdout;
}

describe("a host page's script", () => {
  it("gets the element, its configuration and its events typed", () => {
    const code = `
      const shop = document.createElement("servery-storefront");
      shop.config = { apiUrl: "https://a.example", apiKey: "k", firebase: { apiKey: "k", projectId: "p" } };
      shop.addEventListener("servery:navigate", (event) => console.log(event.detail.path.toUpperCase()));
      shop.addEventListener("click", () => {});
    `;
    expect(compile(code)).toBe("");
  });

  it.each([
    ["a configuration without an address", 'document.createElement("servery-storefront").config = { apiKey: "k" };'],
    [
      "a detail that the event has not",
      'document.createElement("servery-storefront").addEventListener("servery:ready", (event) => event.detail.path);',
    ],
  ])("is told of %s", (_, code) => {
    expect(compile(code)).toMatch(/error TS\d+/);
  });
});
