import { listedProducts } from "./listedProducts.ts";
import type { Menu } from "./menu.ts";

/** `beside` and `centred` say where a card's photo is; a `list` has no photos at all, like a printed menu. Otherwise a
 * dish without a photo has a drawing in its place. */
export type CardStyle = "beside" | "centred" | "list";

export interface MenuLook {
  readonly style: CardStyle;
}

/** Decided for the whole menu, so that a search or a dietary filter doesn't change the look of what it leaves. */
export function menuLook(menu: Pick<Menu, "categories" | "products">, centredPhotos: boolean): MenuLook {
  const listed = listedProducts(menu);
  const photos = listed.filter(({ product }) => product.photo !== null).length;
  if (photos * 3 < listed.length) return { style: "list" };
  return { style: centredPhotos ? "centred" : "beside" };
}
