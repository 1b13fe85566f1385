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

/** What the tag of a full page says. */
export interface OrderTag {
  /** As the address names it: a number or a name. */
  readonly store: string;
  readonly hqId: string | null;
  readonly language: string | null;
}

/**
 * S45: the full page's store is the one in the path, else the first ordinary one in the data. A page of a Chinese
 * store opens in Chinese, so that links from mails and sites don't need a language parameter. A store that isn't an
 * ordinary one gets the headquarters of the first ordinary store. Null if the data have no store.
 */
export function orderTagAt({ path, isSelectMode }: OrderAddress, documents: Documents): OrderTag | null {
  const stores = ordinaryStores(documents);
  const inPath = isSelectMode && atChosenVenue.test(path) ? null : ofStore.exec(path);
  const named = inPath?.slice(1).find(Boolean) ?? stores[0]?.id;
  if (named === undefined) return null;
  const store = stores.find(({ id, name }) => id === named || name === named);
  const hqId = (store ?? stores[0])?.hqId ?? null;
  return { store: named, hqId, language: languageOf(store?.name ?? named) };
}

export function orderPageFor(html: string, address: OrderAddress, documents: Documents): string {
  const tag = orderTagAt(address, documents);
  if (!tag) return html;
  const { store, hqId, language } = tag;
  const more = `${hqId ? ` hq-id="${escapeHtml(hqId)}"` : ""}${language ? ` language="${language}"` : ""}`;
  const attributes = `${/^\d+$/.test(store) ? "store-id" : "store-name"}="${escapeHtml(store)}"${more}`;
  return html.replace(/\bstore-id="\d+"/, () => attributes);
}
