import { type Documents, escapeHtml, ordinaryStores } from "./ordinaryStores.ts";

/** The routes of the spec that name a store. */
const ofStore =
  /^\/order\/(?:store\/([^/]+)|login\/([^/]+)|([^/]+)\/(?:orderhistory|loyalty|userStamps|ordertracking))/i;

export function isOrderPath(path: string): boolean {
  return path === "/order" || path.startsWith("/order/");
}

/**
 * demo.md: the full page's store is the one in the path, else the first ordinary one in the data. `path` is decoded.
 */
export function orderPageFor(html: string, path: string, documents: Documents): string {
  const named = ofStore.exec(path)?.slice(1).find(Boolean) ?? ordinaryStores(documents)[0]?.id;
  if (named === undefined) return html;
  const attribute = /^\d+$/.test(named) ? "store-id" : "store-name";
  return html.replace(/\bstore-id="\d+"/, () => `${attribute}="${escapeHtml(named)}"`);
}
