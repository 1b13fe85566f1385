import type { Cents } from "../money/cents.ts";

/** R12: the menu entry's price, otherwise the product's. Null if there is none, so it can't be sold. */
export function entryPrice(own: Cents | null, product: Cents | null): Cents | null {
  const price = own ?? product;
  return price === null || price < 0 ? null : price;
}
