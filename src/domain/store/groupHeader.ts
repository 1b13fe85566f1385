import type { Store, StoreView } from "./store.ts";
import { storeName } from "./storeName.ts";

/** The name, logo and colours of the store or group that a page belongs to, and how to log in there. */
export interface StoreHeader extends Pick<Store, "name" | "title" | "logo" | "colours"> {
  readonly view: Pick<StoreView, "login" | "googleLogin" | "facebookLogin">;
}

/** A group is shown by its name, because its title is usually a slogan. */
export function groupHeader(head: StoreHeader): StoreHeader {
  return { ...head, title: storeName(head) };
}
