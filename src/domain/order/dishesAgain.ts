import type { ProductId } from "../menu/menu.ts";
import type { StoreId } from "../store/store.ts";
import type { PastOrder } from "./pastOrder.ts";

/**
 * The products that a member chose in a store, each once: those of the first order come first. What an offer added, or
 * what points paid for, wasn't chosen for itself.
 */
export function dishesAgain(
  orders: readonly Pick<PastOrder, "storeId" | "isGift" | "items">[],
  storeId: StoreId,
): readonly ProductId[] {
  const items = orders.filter((order) => order.storeId === storeId && !order.isGift).flatMap((order) => order.items);
  const chosen = items.filter(({ rolledBy, pointsUsed }) => rolledBy === null && pointsUsed === 0);
  return [...new Set(chosen.map(({ productId }) => productId))];
}
