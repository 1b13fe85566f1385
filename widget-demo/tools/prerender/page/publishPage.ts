import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../../../src/domain/host/hostSettings.ts";
import { languages } from "../../../../src/domain/host/hostSettings.ts";
import type { DrawnPage } from "../../../../src/page/drawPage.ts";
import { encodeStructuredData } from "../../../../src/wire/page/structuredData.ts";
import { encodePrintedPage } from "../../../../src/wire/published/printedPage.ts";
import { scopeOf, storageKey } from "../../../../src/wire/storage/scope.ts";
import type { KnownShop, ReadShop } from "../readShop.ts";
import { writeWhole } from "../writeWhole.ts";
import { aboutStore } from "./aboutStore.ts";
import type { Build } from "./loadBuild.ts";
import { addressOf, basePathIn, folderOf, type Site } from "./pageAddress.ts";
import { pageHead } from "./pageHead.ts";
import { pageHtml } from "./pageHtml.ts";

/** What all pages of a run share. */
export interface Printing {
  readonly build: Build;
  readonly site: Site;
  readonly languages: readonly Language[];
  /** Where storefront.js is published. */
  readonly script: string;
  readonly dataOrigin: string;
  /** In a branded deployment. */
  readonly hqId: number | null;
}

type Found = Extract<KnownShop, { readonly kind: "found" }>;

const pageFile = "index.html";
const sheetFile = /^menu-[\w-]+\.css$/;

/** Writes a store's page in each language, or removes those of a store that diners no longer find. */
export async function publishPage(out: string, read: KnownShop, printing: Printing): Promise<readonly string[]> {
  if (read.kind === "gone") {
    for (const language of languages) removePage(join(out, folderOf(printing.site, read.id, language)));
    return [];
  }
  const lines: string[] = [];
  for (const language of printing.languages) lines.push(await writePage(out, read, printing, language));
  return lines;
}

async function writePage(out: string, read: Found, printing: Printing, language: Language): Promise<string> {
  const folder = join(out, folderOf(printing.site, read.id, language));
  const { html, sheet, css } = await printPage(read.shop, printing, language);
  const file = join(folder, pageFile);
  // Who has the present page open may still need its styles.
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeWhole(join(folder, sheet), css);
  writeWhole(file, html);
  for (const name of sheetsIn(folder)) if (name !== sheet && !before.includes(name)) rmSync(join(folder, name));
  return `✓ ${file}`;
}

interface PageFiles {
  readonly html: string;
  /** The name of its style sheet, which is beside it. */
  readonly sheet: string;
  readonly css: string;
}

/** A store's page in a language. */
export async function printPage(shop: ReadShop, printing: Printing, language: Language): Promise<PageFiles> {
  const { snapshot, store, menus } = shop;
  const drawn = printing.build.drawPage({
    snapshot,
    language,
    messages: await printing.build.messagesIn(language),
    basePath: basePathIn(printing.site, language),
    homeKey: storageKey(scopeOf({ hqId: printing.hqId, store: store.id }), "welcomed"),
    translations: new Map(
      printing.languages
        .filter((each) => each !== language)
        .map((each) => [each, addressOf(printing.site, store.id, each)]),
    ),
    about: aboutStore(store, menus, language),
  });
  if (!drawn) throw new Error(`${store.id} has dishes, and no menu was drawn`);
  const sheet = `menu-${createHash("sha256").update(drawn.css).digest("base64url").slice(0, 8)}.css`;
  return { html: htmlOf(shop, drawn, sheet, { printing, language }), sheet, css: drawn.css };
}

interface Told {
  readonly printing: Printing;
  readonly language: Language;
}

function htmlOf({ store, menus, snapshot }: ReadShop, drawn: DrawnPage, sheet: string, told: Told): string {
  const { printing, language } = told;
  const { site, build, script } = printing;
  const menu = menus.find(({ id }) => id === drawn.menu);
  if (!menu) throw new Error(`The drawn menu ${drawn.menu} isn't one of the store's`);
  const addressIn = (each: Language) => addressOf(site, store.id, each);
  const canonical = addressIn(language);
  const stylesheet = addressOf({ ...site, origin: null }, store.id, language, sheet);
  const inBuild = (chunk: string) => new URL(chunk, folderOfBuild(script)).href;
  const head = pageHead({
    ...{ store, menu, language, stylesheet, canonical },
    presses: inBuild(build.presses),
    scripts: [script, ...build.chunksFor(language).map(inBuild)],
    dataOrigin: printing.dataOrigin,
    addresses: new Map(printing.languages.map((each) => [each, addressIn(each)])),
  });
  return pageHtml({
    ...{ language, head, stylesheet, script },
    attributes: {
      "store-id": String(store.id),
      "hq-id": printing.hqId === null ? null : String(printing.hqId),
      "full-page": "",
      "base-path": basePathIn(site, language) || null,
      language: language === "en" ? null : language,
    },
    ...{ shop: drawn.html, content: drawn.content },
    printed: encodePrintedPage(snapshot, drawn.menu, language),
    structuredData: store.isTest
      ? null
      : encodeStructuredData({ store, menu, surcharges: drawn.surcharges, url: canonical, language }),
  });
}

/** A pinned script is in the folder of its version. */
function folderOfBuild(script: string): URL {
  return new URL(/\/\d+\.\d+\.\d+[^/]*\/[^/]*$/.test(script) ? ".." : ".", script);
}

function sheetsIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => sheetFile.test(name)) : [];
}

function removePage(folder: string): void {
  for (const name of [pageFile, ...sheetsIn(folder)]) rmSync(join(folder, name), { force: true });
}
