import type { Cents } from "../money/cents.ts";

/** R12: the menu's own price, else the product's. Null: it has none, and can't be sold. */
export function entryPrice(own: Cents | null, product: Cents | null): Cents | null {
  const price = own ?? product;
  return price === null || price < 0 ? null : price;
}
