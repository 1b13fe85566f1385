import { type Documents, escapeHtml, languageOf, ordinaryStores } from "./ordinaryStores.ts";

/** The routes that contain a store (S43). */
const ofStore =
  /^\/order\/(?:store\/([^/]+)|login\/([^/]+)|([^/]+)\/(?:orderhistory|loyalty|userStamps|ordertracking))/i;

export function isOrderPath(path: string): boolean {
  return path === "/order" || path.startsWith("/order/");
}

export interface OrderAddress {
  /** The decoded path. */
  readonly path: string;
  readonly isSelectMode: boolean;
}

/** R75: routes with the venue that was chosen for the order. The page keeps the store in which the cart was filled. */
const atChosenVenue = /^\/order\/store\/[^/]+\/(?:checkout(?!\/giftcards)|shoppingcartmobile)/i;

/**
 * S45: the full page's store is the one in the path, else the first ordinary one in the data. A page of a Chinese
 * store opens in Chinese, so that links from mails and sites don't need a language parameter. A store that isn't an
 * ordinary one gets the headquarters of the first ordinary store.
 */
export function orderPageFor(html: string, { path, isSelectMode }: OrderAddress, documents: Documents): string {
  const stores = ordinaryStores(documents);
  const inPath = isSelectMode && atChosenVenue.test(path) ? null : ofStore.exec(path);
  const named = inPath?.slice(1).find(Boolean) ?? stores[0]?.id;
  if (named === undefined) return html;
  const attribute = /^\d+$/.test(named) ? "store-id" : "store-name";
  const store = stores.find(({ id, name }) => id === named || name === named);
  const hqId = (store ?? stores[0])?.hqId;
  const language = languageOf(store?.name ?? named);
  const more = `${hqId ? ` hq-id="${escapeHtml(hqId)}"` : ""}${language ? ` language="${language}"` : ""}`;
  const attributes = `${attribute}="${escapeHtml(named)}"${more}`;
  return html.replace(/\bstore-id="\d+"/, () => attributes);
}
