import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@lingui/core";
import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import type { DrawnPage } from "../../../../src/page/drawPage.ts";
import type { PrintedShop } from "../../../../src/page/printedShop.ts";
import { StartProblem } from "../../../backend/problem.ts";

const root = join(import.meta.dirname, "../../../..");

/** What a build has for printing pages. */
export interface Build {
  readonly drawPage: (shop: PrintedShop) => DrawnPage | null;
  readonly messagesIn: (language: Language) => Promise<Messages>;
  /** What a menu in a language is shown by, in the order of need, counted from the folder of the build. */
  readonly chunksFor: (language: Language) => readonly string[];
  /** What keeps presses until then. */
  readonly presses: string;
}

const hash = "-[\\w-]{8}\\.js";

/** A list of the build's own scripts is in the folder of its version: other folders may keep those of earlier builds. */
function scriptsOf(dist: string): readonly string[] {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  const list = join(dist, version, "integrity.json");
  if (!existsSync(list))
    throw new StartProblem(`There is no build of ${version} to print pages with: run npx vite build first.`);
  return Object.keys(JSON.parse(readFileSync(list, "utf8")) as object);
}

/** A build of this project: its drawing code is the shop's own (`src/page/drawPage.ts`). */
export async function loadBuild(dist = join(root, "dist")): Promise<Build> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(dist, file)).href);
  const scripts = scriptsOf(dist);
  const ownChunk = (name: string) => {
    const file = scripts.find((each) => new RegExp(`^chunks/${name}${hash}$`).test(each));
    if (!file) throw new StartProblem(`The build has no chunk ${name}: run npx vite build again.`);
    return file;
  };
  const entry = readFileSync(join(dist, "storefront.js"), "utf8");
  const chunkOf = (name: string) => {
    const file = new RegExp(`\\./(chunks/${name}${hash})`).exec(entry)?.[1];
    if (!file) throw new StartProblem(`dist/storefront.js names no chunk ${name}: run npx vite build again.`);
    return file;
  };
  const { drawPage } = (await load(ownChunk("page"))) as Pick<Build, "drawPage">;
  return {
    drawPage,
    messagesIn: async (language) => ((await load(chunkOf(language))) as { readonly messages: Messages }).messages,
    chunksFor: (language) => ["first", language, "shop", "react"].map(chunkOf),
    presses: ownChunk("presses"),
  };
}
