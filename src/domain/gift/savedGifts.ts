import { emptyGiftCart, type GiftCart } from "./giftCart.ts";
import type { GiftLine } from "./giftLine.ts";

/** One gift cart per store, keyed by the store's ID. It is separate from the cart of dishes. */
export type SavedGifts = Readonly<Record<string, readonly GiftLine[]>>;

/** The coupon codes of each store's gift cart, in the order in which they were applied. */
export type GiftCodes = Readonly<Record<string, readonly string[]>>;

export function savedGiftCart(saved: SavedGifts, storeId: number): GiftCart {
  const lines = saved[storeId];
  return lines ? { lines } : emptyGiftCart;
}

/** Removes the store's key if the list is empty. */
export function withStoreList<T>(
  saved: Readonly<Record<string, readonly T[]>>,
  storeId: number,
  list: readonly T[],
): Readonly<Record<string, readonly T[]>> {
  const { [String(storeId)]: _before, ...others } = saved;
  return list.length > 0 ? { ...others, [storeId]: list } : others;
}
