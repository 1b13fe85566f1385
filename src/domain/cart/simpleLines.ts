import type { ListedProduct } from "../menu/listedProducts.ts";
import type { Menu } from "../menu/menu.ts";
import { choicesOf, type Selection } from "../menu/selection.ts";
import { areSameModifiers } from "./addLine.ts";
import type { Cart, CartLine } from "./cart.ts";
import { chosenModifiers } from "./lineFrom.ts";

/** R81: the lines of a product that equal what its "+" adds, from any category, newest first. */
export function simpleLines(
  cart: Cart,
  { product }: Pick<ListedProduct, "product">,
  { menu, selection }: { readonly menu: Menu; readonly selection: Selection },
): readonly CartLine[] {
  const lines = cart.lines.filter(
    (line) =>
      line.productId === product.id && line.unavailability === null && line.note === "" && line.redemption === null,
  );
  // Most products aren't in the cart, so the comparison of modifiers below can be skipped.
  if (lines.length === 0) return lines;
  const modifiers = chosenModifiers(choicesOf(product, menu), selection);
  const plain = lines.filter((line) => areSameModifiers(line.modifiers, modifiers));
  return plain.reverse().sort((one, other) => other.addedAt - one.addedAt);
}
