import type { Store } from "./store.ts";

/**
 * The store's name, which distinguishes it from the other stores of its group: their titles may all be the same. To
 * stay small, the first view doesn't import this function and builds its heading itself.
 */
export function storeName({ name, title }: Pick<Store, "name" | "title">): string {
  return name || title;
}
