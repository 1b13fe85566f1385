import type { Store } from "./store.ts";

/** What diners call it. */
export function storeTitle(store: Pick<Store, "title" | "name">): string {
  return store.title || store.name;
}
