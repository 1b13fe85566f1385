import type { ProductId } from "../menu/menu.ts";
import type { Cart, LineId } from "./cart.ts";

/** R40: the limit for one product, summed over all its lines. */
export const mostOfOneProduct = 20;

/** S11: the limit for notes, in characters. */
export const longestNote = 300;

/**
 * How many more of a product can be added. `except` is the line that is being changed. Unavailable lines don't count:
 * their ids come from another store and may belong to another product here.
 */
export function roomFor(cart: Cart, productId: ProductId, except: LineId | null = null): number {
  const taken = cart.lines
    .filter((line) => line.productId === productId && line.id !== except && line.unavailability !== "unavailable")
    .reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, mostOfOneProduct - taken);
}
