import type { CardStyle } from "./cardStyle.ts";
import type { Product } from "./menu.ts";

/** A shorter section has no hero: there is too little for it to lead. */
const fewestCards = 3;

type HeroProduct = Pick<Product, "ribbon" | "photo" | "isSoldOut">;

interface HeroFirst<Item> {
  readonly items: readonly Item[];
  readonly hasHero: boolean;
}

/**
 * A section's hero is its first popular product with a photo. It moves to the section's top, because a wide card in the
 * middle of a row would leave a hole before it. Only beside small photos does a large one stand out.
 */
export function heroFirst<Item>(
  items: readonly Item[],
  style: CardStyle,
  productOf: (item: Item) => HeroProduct | undefined,
): HeroFirst<Item> {
  const at = items.findIndex((item) => {
    const product = productOf(item);
    return product?.ribbon === "popular" && product.photo !== null && !product.isSoldOut;
  });
  const hero = items[at];
  if (style !== "beside" || hero === undefined || items.length < fewestCards) return { items, hasHero: false };
  return { items: at === 0 ? items : [hero, ...items.slice(0, at), ...items.slice(at + 1)], hasHero: true };
}
