import { emptyGiftCart, type GiftCart, type GiftLine, giftCartOf, isSameGift } from "./giftCart.ts";

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

/** An edited line keeps its id, so lines are also compared by what was picked. */
function sentOf(line: GiftLine, ordered: readonly GiftLine[]): GiftLine | null {
  return ordered.find((sent) => sent.id === line.id && isSameGift(sent, line)) ?? null;
}

/** R33 cart: removes the ordered gift cards from the cart. Lines added later stay. */
export function withoutOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  const rest = lines.map((line) => ({ ...line, quantity: line.quantity - (sentOf(line, ordered)?.quantity ?? 0) }));
  return { lines: rest.filter(({ quantity }) => quantity > 0) };
}

/** After a failed order: puts its lines back, before the lines that were added later. */
export function withOrderedGifts({ lines }: GiftCart, ordered: readonly GiftLine[]): GiftCart {
  return giftCartOf([...ordered, ...lines]);
}

/** Whether the cart contains exactly what was ordered. */
export function areGiftsAsOrdered({ lines }: GiftCart, ordered: readonly GiftLine[]): boolean {
  return lines.length === ordered.length && lines.every((line) => sentOf(line, ordered)?.quantity === line.quantity);
}
