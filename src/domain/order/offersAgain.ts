import type { Menu } from "../menu/menu.ts";
import type { StoreId } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import { isUnderWay, type PastOrder } from "./pastOrder.ts";
import { isOver } from "./recentOrder.ts";
import { reorder } from "./reorder.ts";

interface Here {
  readonly storeId: StoreId;
  readonly menu: Menu;
  readonly now: Instant;
}

/** R70: whether this store's menu offers a past order again: it has some of its dishes today, and the order is over. */
export function offersAgain(order: PastOrder, { storeId, menu, now }: Here): boolean {
  if (order.isGift || order.storeId !== storeId) return false;
  if (isUnderWay(order) && !isOver({ placedAt: order.orderedAt ?? now }, order, now)) return false;
  return reorder(order.items, menu, now).cart.lines.length > 0;
}
