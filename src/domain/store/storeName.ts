import type { Store } from "./store.ts";

/**
 * The store's name among those of its group, as its menu is headed; its title may be the same for all. The first view
 * has no room for it: there the heading names its store itself.
 */
export function storeName({ name, title }: Pick<Store, "name" | "title">): string {
  return name || title;
}
