import type { CategoryId, Menu, Product } from "./menu.ts";

/** `beside` and `centred` say where a card's photo is; a `list` has no photos, like a printed menu. In the other two a
 * dish without a photo has a drawing in its place. */
export type CardStyle = "beside" | "centred" | "list";

/**
 * Each section's, by all of its dishes: a search or a dietary filter doesn't change the look of what it leaves. Where
 * most photos are missing, drawings in their places would look like a kit without its parts.
 */
export function cardStyles(
  { categories, products }: Pick<Menu, "categories" | "products">,
  centredPhotos: boolean,
): ReadonlyMap<CategoryId, CardStyle> {
  const styles = categories.map(({ id, entries }) => {
    const dishes = entries.flatMap(({ productId }) => products.get(productId) ?? []);
    return [id, hasPhotos(dishes) ? photoStyle(centredPhotos) : "list"] as const;
  });
  return new Map(styles);
}

function photoStyle(centredPhotos: boolean): CardStyle {
  return centredPhotos ? "centred" : "beside";
}

/** Whether photos are shown: if at least half of the dishes have one. */
export function hasPhotos(dishes: readonly Pick<Product, "photo">[]): boolean {
  const photos = dishes.filter(({ photo }) => photo !== null).length;
  return photos > 0 && photos * 2 >= dishes.length;
}
