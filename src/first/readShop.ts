import type { FirstStore } from "../domain/menu/firstShop.ts";
import type { Menu } from "../domain/menu/menu.ts";
import { systemClock } from "../services/adapters/clock/systemClock.ts";
import { menuFields, parseDishes } from "../wire/documents/dishes.ts";
import { documentJson, listJson, nextPageOf } from "../wire/documents/firestoreJson.ts";
import { parseStoreHeader } from "../wire/documents/storeHeader.ts";
import type { ReadingContext } from "../wire/reading.ts";

export interface ReadShop {
  readonly store: FirstStore;
  readonly menus: readonly Menu[];
  /** How far the server's clock is ahead of this device's. NaN if the answer has no time. */
  readonly aheadMs: number;
}

/** Ignores problems: the app reads the same documents and logs them. */
const silently = () => {};

/**
 * Null if there is a problem that the app must report, or if the menus have more than one page. Rejects if a document
 * isn't answered.
 */
export async function readShop(
  [ofStore, ofMenus]: readonly Promise<Response>[],
  base: string,
): Promise<ReadShop | null> {
  const context = { base, note: silently };
  // Parses each one as soon as it arrives.
  const [store, menus] = await Promise.all([readStore(ofStore, context), readMenus(ofMenus, context)]);
  return store && menus ? { ...store, menus } : null;
}

/** Null if there is no such document. */
async function answered(answer: Promise<Response> | undefined): Promise<Response | null> {
  const read = await answer;
  if (!read || read.status === 404) return null;
  if (!read.ok) throw new Error(`HTTP ${read.status}`);
  return read;
}

export async function readStore(answer: Promise<Response> | undefined, context: ReadingContext) {
  const read = await answered(answer);
  if (!read) return null;
  const aheadMs = Date.parse(read.headers.get("Date") ?? "") - systemClock.now();
  const document = documentJson(await read.json());
  const header = document && parseStoreHeader(document.id, document.fields, context)?.header;
  return header?.isEnabled ? { store: header, aheadMs } : null;
}

async function readMenus(
  answer: Promise<Response> | undefined,
  context: ReadingContext,
): Promise<readonly Menu[] | null> {
  const read = await answered(answer);
  if (!read) return null;
  const list = await read.json();
  const documents = listJson(list);
  if (!documents || nextPageOf(list)) return null;
  return documents.map(({ id, fields }) => parseDishes(id, menuFields(id, fields, context), null));
}
