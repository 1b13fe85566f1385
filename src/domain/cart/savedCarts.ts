import { type Cart, type CartLine, emptyCart } from "./cart.ts";

/**
 * One cart per store, keyed by the store's ID. A headquarters has several stores, and each keeps its cart until the
 * diner returns (S12).
 */
export type SavedCarts = Readonly<Record<string, readonly CartLine[]>>;

export function savedCart(carts: SavedCarts, storeId: number): Cart {
  const lines = carts[storeId];
  return lines ? { lines } : emptyCart;
}

export function withCart(carts: SavedCarts, storeId: number, { lines }: Cart): SavedCarts {
  const { [String(storeId)]: _before, ...others } = carts;
  return lines.length > 0 ? { ...others, [storeId]: lines } : others;
}
