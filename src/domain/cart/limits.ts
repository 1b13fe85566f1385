import type { ProductId } from "../menu/menu.ts";
import type { Cart, LineId } from "./cart.ts";

/** Spec, section 9: of one product, over all its lines (R40). */
export const mostOfOneProduct = 20;

/** Spec, section 9. */
export const longestNote = 300;

/**
 * How many of a product may still come; `except` is the line that is being changed. What isn't available has another
 * store's id, which may be another product's here.
 */
export function roomFor(cart: Cart, productId: ProductId, except: LineId | null = null): number {
  const taken = cart.lines
    .filter((line) => line.productId === productId && line.id !== except && line.lack !== "unavailable")
    .reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, mostOfOneProduct - taken);
}
