import type { StoreId } from "../../domain/store/store.ts";

/** Stands in the built entry for the stores that have a published menu (`.ci/build/entry.ts`). */
export const entryMenus = "$m";

/** The only place of the built entry that has it with an equals sign and a list behind it. */
const list = /\$m=\[([\d,]*)\]/;

/** The stores whose published menus a built entry knows. Null if it is of a release that knows none. */
export function menusInEntry(code: string): readonly StoreId[] | null {
  const ids = list.exec(code)?.[1];
  return ids === undefined ? null : ids.split(",").filter(Boolean).map(Number);
}

/** The entry with another list, always in the same order, so that the same stores give the same bytes. */
export function withMenus(code: string, stores: Iterable<StoreId>): string {
  const ids = [...new Set(stores)].sort((one, other) => one - other);
  return code.replace(list, () => `${entryMenus}=[${ids}]`);
}
