import type { FirstStore } from "../domain/menu/firstShop.ts";
import type { Menu } from "../domain/menu/menu.ts";
import { systemClock } from "../services/adapters/systemClock.ts";
import { menuFields, parseDishes } from "../wire/documents/dishes.ts";
import { nextPageOf, plainDocument, plainList } from "../wire/documents/firestoreJson.ts";
import { parseFace } from "../wire/documents/storeFace.ts";
import type { ReadingContext } from "../wire/reading.ts";

export interface ReadShop {
  readonly store: FirstStore;
  readonly menus: readonly Menu[];
  /** How far the server's clock is ahead of this device's; NaN where it doesn't say. */
  readonly aheadMs: number;
}

/** The app reads the same documents, and tells of what is wrong in them. */
const untold = () => {};

/** Null where the app has to say what is the matter, or more is to come. */
export async function readShop(
  [ofStore, ofMenus]: readonly Promise<Response>[],
  base: string,
): Promise<ReadShop | null> {
  const context = { base, note: untold };
  // Each as soon as it is there. Of one that doesn't come the app tells.
  const [store, menus] = await Promise.all([readStore(ofStore, context), readMenus(ofMenus, context)]).catch(() => []);
  return store && menus ? { ...store, menus } : null;
}

async function readStore(answer: Promise<Response> | undefined, context: ReadingContext) {
  const read = await answer;
  if (!read?.ok) return null;
  const aheadMs = Date.parse(read.headers.get("Date") ?? "") - systemClock.now();
  const document = plainDocument(await read.json());
  const face = document && parseFace(document.id, document.fields, context)?.face;
  return face?.isEnabled ? { store: face, aheadMs } : null;
}

async function readMenus(
  answer: Promise<Response> | undefined,
  context: ReadingContext,
): Promise<readonly Menu[] | null> {
  const read = await answer;
  if (!read?.ok) return null;
  const list = await read.json();
  const documents = plainList(list);
  if (!documents || nextPageOf(list)) return null;
  return documents.map(({ id, fields }) => parseDishes(id, menuFields(id, fields, context), new Map()));
}
