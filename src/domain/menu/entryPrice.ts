import { type Cents, sumCents } from "../money/cents.ts";
import type { MenuEntry, Product } from "./menu.ts";

/** R12: the menu entry's price, otherwise the product's. Null if there is none, so it can't be sold. */
export function entryPrice(own: Cents | null, product: Cents | null): Cents | null {
  const price = own ?? product;
  return price === null || price < 0 ? null : price;
}

/** What a card shows until its exact lowest price is known (`quickAddOffer.ts`), so that no price rises. */
export function firstPrice(
  { price }: Pick<MenuEntry, "price">,
  { requiredCost }: Pick<Product, "requiredCost">,
): Cents {
  return sumCents([price, requiredCost]);
}
