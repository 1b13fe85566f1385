import type { Store } from "./store.ts";

/** The store's name as diners know it. */
export function storeTitle(store: Pick<Store, "title" | "name">): string {
  return store.title || store.name;
}
