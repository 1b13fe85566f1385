import type { Menu } from "../menu/menu.ts";
import type { ListedProduct } from "./lineFrom.ts";

/** Every product as often as the menu lists it, in its order. */
export function listedProducts({ categories, products }: Menu): readonly ListedProduct[] {
  return categories.flatMap(({ id, name, entries }) =>
    entries.flatMap((entry) => {
      const product = products.get(entry.productId);
      return product ? [{ category: { id, name }, entry, product }] : [];
    }),
  );
}
