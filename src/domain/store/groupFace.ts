import type { Store } from "./store.ts";
import { storeName } from "./storeName.ts";

/** The name, logo and colours of the store or group that a page belongs to. */
export type Face = Pick<Store, "name" | "title" | "logo" | "colours">;

/** A group is shown by its name, because its title is usually a slogan. */
export function groupFace(head: Face): Face {
  return { ...head, title: storeName(head) };
}
