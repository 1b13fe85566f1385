import { contentOf, sendContent } from "./content.ts";
import type { DocumentStore } from "./documents/types.ts";
import type { Handle } from "./http.ts";
import { orderTagAt } from "./orderPage.ts";
import type { Documents } from "./ordinaryStores.ts";

export interface PrintRequest {
  readonly storeId: number;
  readonly hqId: number | null;
  readonly language: string | null;
  readonly documents: Pick<DocumentStore, "read" | "ids">;
  readonly now: Date;
  /** The address that the browser asked. */
  readonly origin: string;
}

interface PageFiles {
  readonly html: string;
  /** The address of its style sheet. */
  readonly sheet: string;
  readonly css: string;
}

/** Draws the page of a store's menu, as `npm run prerender` writes it (R112). Null if the store has none. */
export type PrintPage = (request: PrintRequest) => Promise<PageFiles | null>;

export interface PrintedPagesOptions {
  readonly print: PrintPage;
  /** The data at the start, which decide on the full page's store. */
  readonly documents: Documents;
  /** The documents as they are now. */
  readonly store: DocumentStore;
  readonly now: () => Date;
  readonly cardOrigin: string;
}

/** The full page's addresses that show a menu. */
const menuPath = /^\/order(?:\/store\/\d+)?\/?$/i;

/** What the sample sites' pages load, too. No page needs them before a diner types an address or logs in. */
const standIns = ["maps", "gapi"].map((name) => `<script src="/stand-ins/${name}.js" defer></script>\n`).join("");

/** What operations.md asks of a host, with the card's frame, and with everything on this one. */
const policyWith = (cardOrigin: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${cardOrigin}`,
    "manifest-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");

/** Serves the menus of the full page with their dishes in the HTML, drawn from the documents of this moment. */
export function createPrintedPages(options: PrintedPagesOptions): Handle {
  const { print, documents, store, now, cardOrigin } = options;
  /** By their address. An open page may still need an earlier one. */
  const sheets = new Map<string, string>();
  const policy = policyWith(new URL(cardOrigin).origin);

  async function printAt(url: URL): Promise<string | null> {
    if (!menuPath.test(url.pathname)) return null;
    const tag = orderTagAt({ path: url.pathname, isSelectMode: false }, documents);
    if (!tag) return null;
    const printed = await print({
      storeId: Number(tag.store),
      hqId: tag.hqId === null ? null : Number(tag.hqId),
      language: tag.language,
      documents: store,
      now: now(),
      origin: url.origin,
    });
    if (!printed) return null;
    sheets.set(printed.sheet, printed.css);
    return printed.html.replace("</body>", () => `${standIns}</body>`);
  }

  return async (request, response, url) => {
    const css = sheets.get(url.pathname);
    if (css !== undefined) {
      response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
      sendContent(request, response, await contentOf(css, "text/css; charset=utf-8"));
      return true;
    }
    const html = await printAt(url);
    if (html === null) return false;
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Content-Security-Policy", policy);
    sendContent(request, response, await contentOf(html, "text/html; charset=utf-8"));
    return true;
  };
}
