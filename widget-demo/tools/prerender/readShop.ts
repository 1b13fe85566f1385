import type { Menu } from "../../../src/domain/menu/menu.ts";
import type { Store, StoreId } from "../../../src/domain/store/store.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import { parseMenu } from "../../../src/wire/documents/menu.ts";
import type { DocumentPaths, RestTarget } from "../../../src/wire/documents/paths.ts";
import { parseStore } from "../../../src/wire/documents/store.ts";
import type { ReadingContext } from "../../../src/wire/reading.ts";
import type { FirstSnapshot } from "../../../src/wire/storage/firstTable.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { asShopReads } from "../asShopReads.ts";
import { listDocuments, type Read, readDocument } from "../strangerReads.ts";
import { snapshotOf } from "./snapshotOf.ts";

export interface ReadShop {
  readonly store: Store;
  readonly menus: readonly Menu[];
  /** What the first screen is drawn from, with every dish. */
  readonly snapshot: FirstSnapshot;
}

export type ShopRead =
  | { readonly kind: "found"; readonly id: StoreId; readonly shop: ReadShop }
  /** Diners find no menu there, so what was published of it must go. */
  | { readonly kind: "gone"; readonly id: StoreId; readonly why: string }
  /** Nobody knows, so what was published stays. */
  | { readonly kind: "unread"; readonly id: StoreId; readonly why: string };

export type KnownShop = Exclude<ShopRead, { readonly kind: "unread" }>;

export interface Place {
  readonly target: RestTarget;
  readonly paths: DocumentPaths;
  /** Pictures' addresses count from here, as in the shop. */
  readonly base: string;
}

/** Reads a store and its menus as a guest's shop does. */
export async function readShop({ target, paths, base }: Place, id: StoreId, now: Instant): Promise<ShopRead> {
  const [ofStore, ofMenus] = await Promise.all([
    readDocument(target, paths.store(id)),
    listDocuments(target, paths.menus(id)),
  ]);
  const unread = whyUnread(paths.store(id), ofStore) ?? whyUnread(paths.menus(id), ofMenus);
  if (unread !== null) return { kind: "unread", id, why: unread };
  const store = ofStore.kind === "found" ? ofStore.value : null;
  return shopFrom(store, ofMenus.kind === "found" ? ofMenus.value : {}, { paths, base, id, now });
}

interface From extends Pick<Place, "paths" | "base"> {
  readonly id: StoreId;
  readonly now: Instant;
}

/** A store's shop, from its document and those of its menus. */
export function shopFrom(
  ofStore: JsonFields | null,
  ofMenus: Readonly<Record<string, JsonFields>>,
  { paths, base, id, now }: From,
): KnownShop {
  const gone = (why: string): KnownShop => ({ kind: "gone", id, why: `${paths.store(id)} ${why}` });
  if (!ofStore) return gone("isn't there. Correct the store's number, or projectId or branded.");
  // The doctor says what is wrong with a document.
  const context: ReadingContext = { base, note() {} };
  const document = asShopReads(paths.store(id), ofStore);
  const store = parseStore(document.id, document.fields, context);
  if (!store) return gone("isn't a store.");
  if (!store.isEnabled) return gone("is disabled: its IsEnabled is false.");
  const menus = Object.entries(ofMenus)
    .map(([path, fields]) => asShopReads(path, fields))
    .map((menu) => parseMenu(menu.id, menu.fields, context));
  if (!menus.some(({ categories }) => categories.some(({ entries }) => entries.length > 0)))
    return gone(`has no menu with a dish below ${paths.menus(id)}.`);
  const snapshot = snapshotOf(document, menus, { context, now });
  return { kind: "found", id, shop: { store, menus, snapshot } };
}

/** Null if it could be read, or isn't there. */
function whyUnread(path: string, read: Read<unknown>): string | null {
  if (read.kind === "silent") return `Nothing answers at ${read.origin}, so ${path} can't be read.`;
  if (read.kind !== "refused") return null;
  const reason = `${path} can't be read: Firestore answers ${read.status}. ${read.reason}`.trim();
  return read.status === 403 ? `${reason} Diners may not read it either, unless firestore.rules is published.` : reason;
}
