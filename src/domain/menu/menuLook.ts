import { listedProducts } from "./listedProducts.ts";
import type { Menu } from "./menu.ts";

/** `beside` and `centred` say where a card's photo is; a `list` has no photos at all, like a printed menu. */
export type CardStyle = "beside" | "centred" | "list";

export interface MenuLook {
  readonly style: CardStyle;
  /** Whether a card without a photo has a plate in its place. If few have a photo, plates would outnumber the food. */
  readonly hasPlates: boolean;
}

/** Decided for the whole menu, so that a search or a dietary filter doesn't change the look of what it leaves. */
export function menuLook(menu: Pick<Menu, "categories" | "products">, centredPhotos: boolean): MenuLook {
  const listed = listedProducts(menu);
  const photos = listed.filter(({ product }) => product.photo !== null).length;
  if (photos * 3 < listed.length) return { style: "list", hasPlates: false };
  return { style: centredPhotos ? "centred" : "beside", hasPlates: photos * 2 >= listed.length };
}
