import type { MealAddOn } from "../cart/cart.ts";
import type { LossReason } from "../cart/refreshCart.ts";
import { type ListedProduct, listedProducts } from "../menu/listedProducts.ts";
import type { Menu, ProductId } from "../menu/menu.ts";
import { choicesOf } from "../menu/selection.ts";
import { cents } from "../money/cents.ts";
import { addOnFrom } from "../promotion/rollOffers.ts";
import { selectionFrom } from "./findAgain.ts";
import type { SavedRoll } from "./savedLines.ts";

export type FirstListings = ReadonlyMap<ProductId, ListedProduct>;

/** The first menu entry of each product. */
export function firstListings(menu: Menu): FirstListings {
  return new Map(
    listedProducts(menu)
      .map((each) => [each.product.id, each] as const)
      .reverse(),
  );
}

/** A product that was rolled in earlier, from today's menu; or why it isn't available. */
export function findAddOnAgain(roll: SavedRoll, menu: Menu, listed: FirstListings): MealAddOn | LossReason {
  const { triggerId, productId, extras } = roll;
  const product = menu.products.get(productId);
  if (product?.isSoldOut) return "sold-out";
  const selection = product ? selectionFrom(extras, choicesOf(product, menu)) : null;
  if (!product || !selection) return "gone";
  const { category, entry } = listed.get(productId) ?? {};
  // The offer's price is set when the cart is settled.
  const price = entry?.price ?? product.price ?? cents(0);
  const where = { categoryId: category?.id ?? "", categoryName: category?.name ?? "" };
  const choice = { product, ...where, name: entry?.name ?? product.name, price, reducedPrice: price };
  return addOnFrom(choice, { id: triggerId }, selection, menu);
}
