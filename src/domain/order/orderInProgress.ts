import type { Instant } from "../time/instant.ts";
import type { LiveOrder } from "./liveOrder.ts";
import { memberOf } from "./orderReference.ts";
import type { RecentOrder } from "./recentOrder.ts";

/** The orders that this diner may see: a member's are for that member only, a guest's for everybody on this device. */
export function ownOrders(orders: readonly RecentOrder[], uid: string | null): readonly RecentOrder[] {
  return orders.filter((order) => [null, uid].includes(memberOf(order)));
}

/** Not every store sets a last status, so an order is over this long after its time. */
const overAfterMs = 3 * 3_600_000;

/**
 * `order` is null if there is no such order, or not yet. An order that ended without being completed isn't over yet: the
 * diner may have missed that it was rejected.
 */
export function isOver({ placedAt }: RecentOrder, order: LiveOrder | null, now: Instant): boolean {
  if (order?.status === "completed") return true;
  return now >= Math.max(placedAt, order?.scheduledAt ?? placedAt) + overAfterMs;
}
