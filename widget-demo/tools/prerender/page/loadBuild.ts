import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Messages } from "@lingui/core";
import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import type { DrawnPage } from "../../../../src/page/drawPage.ts";
import type { PrintedShop } from "../../../../src/page/printedShop.ts";
import { StartProblem } from "../../../backend/problem.ts";

/** What a build has for printing pages. */
export interface Build {
  readonly drawPage: (shop: PrintedShop) => DrawnPage | null;
  readonly messagesIn: (language: Language) => Promise<Messages>;
  /** What a menu in a language is shown by, in the order of need, counted from the folder of the build. */
  readonly chunksFor: (language: Language) => readonly string[];
}

const hash = "-[\\w-]{8}\\.js";

function changedMs(file: string): number {
  return statSync(file).mtimeMs;
}

/** A build of this copy: its drawing code is the shop's own (`src/page/drawPage.ts`). */
export async function loadBuild(dist = join(import.meta.dirname, "../../../../dist")): Promise<Build> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(dist, file)).href);
  const chunks = existsSync(dist) ? readdirSync(join(dist, "chunks")) : [];
  // A folder that keeps the chunks of earlier builds has theirs, too.
  const [page] = chunks
    .filter((name) => new RegExp(`^page${hash}$`).test(name))
    .sort((one, other) => changedMs(join(dist, "chunks", other)) - changedMs(join(dist, "chunks", one)));
  if (!page) throw new StartProblem("There is no build to print pages with: run npx vite build first.");
  const entry = readFileSync(join(dist, "storefront.js"), "utf8");
  const chunkOf = (name: string) => {
    const file = new RegExp(`\\./(chunks/${name}${hash})`).exec(entry)?.[1];
    if (!file) throw new StartProblem(`dist/storefront.js names no chunk ${name}: run npx vite build again.`);
    return file;
  };
  const { drawPage } = (await load(`chunks/${page}`)) as Pick<Build, "drawPage">;
  return {
    drawPage,
    messagesIn: async (language) => ((await load(chunkOf(language))) as { readonly messages: Messages }).messages,
    chunksFor: (language) => ["first", language, "shop", "react"].map(chunkOf),
  };
}
