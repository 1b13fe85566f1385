import type { FirstStore } from "../domain/menu/firstShop.ts";
import type { Menu } from "../domain/menu/menu.ts";
import { systemClock } from "../services/adapters/systemClock.ts";
import { menuFields, parseDishes } from "../wire/documents/dishes.ts";
import { nextPageOf, plainDocument, plainList } from "../wire/documents/firestoreJson.ts";
import { parseFace } from "../wire/documents/storeFace.ts";

export interface ReadShop {
  readonly store: FirstStore;
  readonly menus: readonly Menu[];
  /** How far the server's clock is ahead of this device's; NaN where it doesn't say. */
  readonly aheadMs: number;
}

/** The app reads the same documents, and tells of what is wrong in them. */
const untold = () => {};

/** Null where the app has to say what is the matter, or more is to come. */
export async function readShop(answers: readonly Promise<Response>[], base: string): Promise<ReadShop | null> {
  // Of one that doesn't come the app tells.
  const [ofStore, ofMenus] = await Promise.all(answers).catch(() => []);
  if (!ofStore?.ok || !ofMenus?.ok) return null;
  const aheadMs = Date.parse(ofStore.headers.get("Date") ?? "") - systemClock.now();
  const [store, menus] = await Promise.all([ofStore.json(), ofMenus.json()]).catch(() => []);
  const document = plainDocument(store);
  const documents = plainList(menus);
  const context = { base, note: untold };
  const read = document && parseFace(document.id, document.fields, context);
  if (!read?.face.isEnabled || !documents || nextPageOf(menus)) return null;
  return {
    aheadMs,
    store: read.face,
    menus: documents.map(({ id, fields }) => parseDishes(id, menuFields(id, fields, context), new Map())),
  };
}
