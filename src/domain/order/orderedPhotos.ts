import type { Menu, ProductId } from "../menu/menu.ts";
import type { OrderedItem } from "./liveOrder.ts";

export interface OrderedPhoto {
  readonly productId: ProductId;
  readonly name: string;
  readonly photo: string;
  readonly photoFocus: string | null;
}

/** Today's photos of what was ordered: one a dish, in the order's order. A dish that the menu no longer has has none. */
export function orderedPhotos(
  items: readonly Pick<OrderedItem, "productId" | "name">[],
  { products }: Pick<Menu, "products">,
  most: number,
): readonly OrderedPhoto[] {
  const photos = new Map<ProductId, OrderedPhoto>();
  for (const { productId, name } of items) {
    const { photo, photoFocus = null } = products.get(productId) ?? {};
    if (photo && name !== "") photos.set(productId, { productId, name, photo, photoFocus });
  }
  return [...photos.values()].slice(0, most);
}
