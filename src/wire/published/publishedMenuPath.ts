import type { StoreId } from "../../domain/store/store.ts";

/** Where a published menu is, counted from the script's folder. */
export function publishedMenuPath(storeId: StoreId): string {
  return `menus/${storeId}/menu.json`;
}
