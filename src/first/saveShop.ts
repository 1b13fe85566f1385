import { startOfMenu } from "../domain/menu/firstShop.ts";
import type { DietaryFit } from "../domain/menu/menu.ts";
import { knownOffsets } from "../domain/time/zone.ts";
import { encodeStored } from "../wire/storage/encodeStored.ts";
import type { FirstSnapshot } from "../wire/storage/firstTable.ts";
import { firstScreenKey, storageKey } from "../wire/storage/scope.ts";
import type { ReadPage } from "./readPage.ts";
import type { TimedShop } from "./timedShop.ts";

/**
 * Stores the shop for the next visit, in case the diner leaves before the app can do it (`saveFirstScreen.ts`). Of the
 * time zone it stores what drawing has read: reading more would keep a slow phone busy.
 */
export function saveShop(
  { store, menus, savedAt }: TimedShop,
  dietary: DietaryFit,
  { settings, things, scope }: ReadPage,
  save: (key: string, text: string) => void,
): void {
  // R86: the next diner must not see what this one has chosen.
  if (settings.isSharedDevice || things.has("dietaryOfTab")) return;
  const offsets = knownOffsets(store.zone);
  const snapshot: FirstSnapshot = { savedAt, dietary, offsets, store, menus: menus.map(startOfMenu) };
  const text = encodeStored(firstScreenKey, snapshot);
  if (text !== null) save(storageKey(scope, firstScreenKey.key), text);
}
