import type { Category, Menu, MenuEntry, Product } from "./menu.ts";

/** A product as one category lists it. */
export interface ListedProduct {
  readonly category: Pick<Category, "id" | "name">;
  readonly entry: MenuEntry;
  readonly product: Product;
}

/** Every entry of the menu in its order. A product that is listed twice occurs twice. */
export function listedProducts({
  categories,
  products,
}: Pick<Menu, "categories" | "products">): readonly ListedProduct[] {
  return categories.flatMap(({ id, name, entries }) => {
    const category = { id, name };
    return entries.flatMap((entry) => {
      const product = products.get(entry.productId);
      return product ? { category, entry, product } : [];
    });
  });
}
