import { type Documents, escapeHtml, languageOf, ordinaryStores } from "./ordinaryStores.ts";

/** The routes of the spec that name a store. */
const ofStore =
  /^\/order\/(?:store\/([^/]+)|login\/([^/]+)|([^/]+)\/(?:orderhistory|loyalty|userStamps|ordertracking))/i;

export function isOrderPath(path: string): boolean {
  return path === "/order" || path.startsWith("/order/");
}

export interface OrderAddress {
  /** Decoded. */
  readonly path: string;
  readonly isSelectMode: boolean;
}

/** R75: the venue that was chosen for the order. The page stays the store's that the cart was filled in. */
const atChosenVenue = /^\/order\/store\/[^/]+\/(?:checkout(?!\/giftcards)|shoppingcartmobile)/i;

/**
 * demo.md: the full page's store is the one in the path, else the first ordinary one in the data.
 * A Chinese store's page opens in Chinese, so that a mail's link and a site's link to it need not say so. What isn't an
 * ordinary store is looked for where the first one stands.
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
