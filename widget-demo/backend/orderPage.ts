import { type Documents, escapeHtml, languageOf, ordinaryStores } from "./ordinaryStores.ts";

/** The routes of the spec that name a store. */
const ofStore =
  /^\/order\/(?:store\/([^/]+)|login\/([^/]+)|([^/]+)\/(?:orderhistory|loyalty|userStamps|ordertracking))/i;

export function isOrderPath(path: string): boolean {
  return path === "/order" || path.startsWith("/order/");
}

/**
 * demo.md: the full page's store is the one in the path, else the first ordinary one in the data. `path` is decoded.
 * A Chinese store's page opens in Chinese, so that a mail's link and a site's link to it need not say so.
 */
export function orderPageFor(html: string, path: string, documents: Documents): string {
  const named = ofStore.exec(path)?.slice(1).find(Boolean) ?? ordinaryStores(documents)[0]?.id;
  if (named === undefined) return html;
  const attribute = /^\d+$/.test(named) ? "store-id" : "store-name";
  const language = languageOf(ordinaryStores(documents).find(({ id }) => id === named)?.name ?? named);
  const attributes = `${attribute}="${escapeHtml(named)}"${language ? ` language="${language}"` : ""}`;
  return html.replace(/\bstore-id="\d+"/, () => attributes);
}
