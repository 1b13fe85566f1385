import type { Store } from "./store.ts";
import { storeName } from "./storeName.ts";

/** Whose bar and colours a page has. */
export type Face = Pick<Store, "name" | "title" | "logo" | "colours">;

/** A group goes by its name: its title is what it says of itself. */
export function groupFace(head: Face): Face {
  return { ...head, title: storeName(head) };
}
