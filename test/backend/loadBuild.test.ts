import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { loadBuild } from "../../widget-demo/tools/prerender/page/loadBuild.ts";
import { temporaryFolder } from "./demoFixture.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};
const printing = (mark: string) => `export const drawPage = () => "${mark}";`;
const files = {
  "storefront.js": "import('./chunks/first-12345678.js')",
  // A folder that is published keeps earlier builds.
  "chunks/page-aaaaaaaa.js": printing("earlier"),
  "chunks/page-bbbbbbbb.js": printing("own"),
  "chunks/page-cccccccc.js": printing("later copied, of an earlier build"),
  "chunks/presses-aaaaaaaa.js": "",
};

it("prints with the chunk of its own build, whatever else is in the folder", async () => {
  const scripts = { "chunks/page-bbbbbbbb.js": "sha384-x", "chunks/presses-aaaaaaaa.js": "sha384-y" };
  const build = await loadBuild(temporaryFolder({ ...files, [`${version}/integrity.json`]: scripts }));
  expect([build.drawPage({} as never), build.presses]).toEqual(["own", "chunks/presses-aaaaaaaa.js"]);
});

it.each([
  ["of another version", "0.0.1", {}, `There is no build of ${version}`],
  ["without the code that prints", version, {}, "The build has no chunk page"],
])("says what to do with a build %s", async (_what, folder, scripts, problem) => {
  const dist = temporaryFolder({ ...files, [`${folder}/integrity.json`]: scripts });
  await expect(loadBuild(dist)).rejects.toThrow(problem);
});
