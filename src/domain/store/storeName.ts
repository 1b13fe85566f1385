import type { Store } from "./store.ts";

/** The store's name among those of its group, as its menu is headed; its title may be the same for all. */
export function storeName({ name, title }: Pick<Store, "name" | "title">): string {
  return name || title;
}
