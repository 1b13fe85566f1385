import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const demo = join(import.meta.dirname, "../../widget-demo");

/** Indented as in the docs, which show parts of files. */
const flush = (text: string) => text.replaceAll(/^ +/gm, "").trim();

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [readFileSync(path, "utf8")]));
}

const apps = ["angular", "next", "vite", "webpack"].flatMap((name) => filesIn(join(demo, "examples", name))).map(flush);
/** Vue, Nuxt, Svelte and Astro have no app. */
const sections = readFileSync(join(demo, "docs/frameworks.md"), "utf8")
  .split(/^## /m)
  .filter((section) => /^(The package|The script|React|Next|Angular)/.test(section));
const blocks = sections.flatMap((section) =>
  Array.from(section.matchAll(/^```(?:tsx?|json)\n(.*?)^```$/gms), ([, code = ""]) => code),
);

it("the docs have code of the example apps", () => {
  expect(sections).toHaveLength(5);
  expect(blocks.length).toBeGreaterThan(6);
});

it.each(blocks)("an example app has it as the docs show it: %s", (code) => {
  expect(apps.filter((text) => text.includes(flush(code)))).not.toEqual([]);
});
