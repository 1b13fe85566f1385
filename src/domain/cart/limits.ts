import type { ProductId } from "../menu/menu.ts";
import type { Cart, LineId } from "./cart.ts";

/** Spec, section 9: of one product, over all its lines (R40). */
export const mostOfOneProduct = 20;

/** Spec, section 9. */
export const longestNote = 300;

/**
 * How many more of a product may be added; `except` is the line that is being changed. Lines that aren't available
 * don't count: their ids are another store's, and may name another product here.
 */
export function roomFor(cart: Cart, productId: ProductId, except: LineId | null = null): number {
  const taken = cart.lines
    .filter((line) => line.productId === productId && line.id !== except && line.lack !== "unavailable")
    .reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, mostOfOneProduct - taken);
}
