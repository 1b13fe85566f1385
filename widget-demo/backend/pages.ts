import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { extname, join, resolve, sep } from "node:path";
import { bakeCardPage, bakeConfiguration } from "./bake.ts";
import { withCardFrame, withWallets } from "./configuration.ts";
import { type Content, contentOf, sendContent } from "./content.ts";
import { docsAt } from "./docs/docsAt.ts";
import type { JsonFields } from "./documents/types.ts";
import { isOrderPath, type OrderAddress, orderPageFor } from "./orderPage.ts";
import { type Documents, escapeHtml, languageOf, type OrdinaryStore, ordinaryStores } from "./ordinaryStores.ts";
import { storesPageFor } from "./storesPage.ts";

export interface PagesOptions {
  readonly pages: string;
  /** The folder of the built widget; null if another handler builds it from its source. */
  readonly dist: string | null;
  readonly images: string;
  readonly configuration: JsonFields;
  /** The address of the card's frame, which URLs with `?card-frame` have in their configuration (R104). Null: none. */
  readonly cardFrame: string | null;
  readonly documents: Readonly<Record<string, JsonFields>>;
  /** The data are a developer's own, which may not have the stores that the pages name. */
  readonly isOwnData: boolean;
}

interface Pages {
  /** Sends the file at this URL. Returns false if there is none. */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
}

interface Kept {
  readonly changedMs: number;
  readonly sizeBytes: number;
  readonly content: Content;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** The library that draws the codes on the table cards. */
const qrLibrary = createRequire(import.meta.url).resolve("qr");
const orderPageFile = join("order", "index.html");

export function createPages(options: PagesOptions): Pages {
  const { pages, dist, images, configuration, documents, isOwnData } = options;
  const framed = withCardFrame(configuration, options.cardFrame);
  const kept = new Map<string, Kept>();
  /** Pages that depend on the data, each with a function that creates them from the file and the URL. */
  const made: Readonly<Record<string, (html: string, address: OrderAddress) => string>> = {
    [join(pages, "index.html")]: (html) => frontPageFor(html, documents),
    [join(pages, orderPageFile)]: (html, address) => orderPageFor(html, address, documents),
  };

  const configurationFiles: Readonly<Record<string, (base: JsonFields) => JsonFields>> = {
    "/servery.json": (base) => base,
    "/wallets.json": withWallets,
  };

  const bakes: Readonly<Record<string, typeof bakeConfiguration | typeof bakeCardPage>> =
    dist === null ? {} : { [join(dist, "storefront.js")]: bakeConfiguration, [join(dist, "card.html")]: bakeCardPage };

  async function load(file: string, base: JsonFields): Promise<Content | null> {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const bake = bakes[file];
    const name = bake && base === framed ? `${file}?card-frame` : file;
    const before = kept.get(name);
    if (before?.changedMs === info.mtimeMs && before.sizeBytes === info.size) return before.content;
    const raw = await readFile(file);
    const body = bake ? Buffer.from(bake(raw.toString("utf8"), base)) : raw;
    const content = await contentOf(body, types[extname(file)] ?? "application/octet-stream");
    kept.set(name, { changedMs: info.mtimeMs, sizeBytes: info.size, content });
    return content;
  }

  async function find(address: OrderAddress, asked: URLSearchParams, base: JsonFields): Promise<Content | null> {
    const doc = docsAt(address.path);
    if (doc) return contentOf(doc.text, doc.type);
    for (const file of candidates(address.path, { pages, dist, images })) {
      const content = await load(file, base);
      if (!content) continue;
      const make = made[file];
      if (make) return contentOf(make(`${content.body}`, address), content.type);
      if (!isOwnData || extname(file) !== ".html") return content;
      return contentOf(storesPageFor(`${content.body}`, asked, documents), content.type);
    }
    return null;
  }

  return {
    async handle(request, response, url) {
      const path = decodePath(url.pathname);
      if (path === null) return false;
      const base = url.searchParams.has("card-frame") ? framed : configuration;
      const file = configurationFiles[path];
      const isSelectMode = url.searchParams.get("selectMode") === "true";
      const content = file
        ? await configurationFile(file(base))
        : await find({ path, isSelectMode }, url.searchParams, base);
      if (!content) return false;
      response.setHeader("Cache-Control", cachingOf(path));
      sendContent(request, response, content);
      return true;
    },
  };
}

/** The files that a URL can mean, best first. Never a file outside its folder or with a leading dot. */
function candidates(path: string, folders: Pick<PagesOptions, "pages" | "dist" | "images">): readonly string[] {
  if (path.includes("\0") || path.split(/[/\\]/).some((segment) => segment.startsWith("."))) return [];
  if (path === "/tables/qr.js") return [qrLibrary];
  if (path.startsWith("/images/")) return inside(folders.images, path.slice("/images".length));
  const page = path.endsWith("/") ? `${path}index.html` : path;
  const found = [...inside(folders.pages, page), ...(folders.dist === null ? [] : inside(folders.dist, page))];
  // The full page's routes are in the browser's history, so each of them must survive a reload (R6).
  if (isOrderPath(path)) found.push(join(folders.pages, orderPageFile));
  return found;
}

function inside(folder: string, path: string): readonly string[] {
  const file = resolve(folder, `.${path}`);
  return file.startsWith(resolve(folder) + sep) ? [file] : [];
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function configurationFile(configuration: JsonFields): Promise<Content> {
  return contentOf(Buffer.from(JSON.stringify(configuration, null, 2)), "application/json; charset=utf-8");
}

function cachingOf(path: string): string {
  // The build names a chunk by its content, so the content under a name never changes.
  if (/^\/chunks\/.+-[\w-]{8,}\.\w+$/.test(path)) return "public, max-age=31536000, immutable";
  // The browser uses the cached script immediately and fetches a newer one for the next visit.
  if (/^\/(storefront|loader)\.js$/.test(path)) return "public, max-age=60, stale-while-revalidate=86400";
  return "no-cache";
}

const picker = /(<select\b[^>]*\bname="store"[^>]*>)[\s\S]*?(<\/select>)/;

/** Lists the stores of the current data on the front page, so that it also works with a developer's own data. */
function frontPageFor(html: string, documents: Documents): string {
  const options = ordinaryStores(documents).map(optionOf).join("");
  return options === "" ? html : html.replace(picker, (_, open, close) => `${open}${options}${close}`);
}

function optionOf({ id, name, hqId, modes }: OrdinaryStore): string {
  const language = languageOf(name);
  const more = `${language ? ` lang="${language}"` : ""}${hqId ? ` data-hq="${escapeHtml(hqId)}"` : ""}`;
  return `<option value="${id}"${more} data-modes="${modes.join(" ")}">${escapeHtml(name)}</option>`;
}
