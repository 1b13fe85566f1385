import type { Instant } from "../time/instant.ts";
import type { LiveOrder } from "./liveOrder.ts";
import { memberOf, type OrderReference } from "./orderReference.ts";

/** An order that was placed on this device. */
export interface RecentOrder extends OrderReference {
  readonly placedAt: Instant;
}

/** When a tab placed its last orders, by their transaction ids. */
export type PlacedInTab = Readonly<Record<string, Instant>>;

/** Enough for the rounds of one evening at a table. */
const mostOrders = 5;

const arrivesWithinMs = 10 * 60_000;

/** R91: a placed order may be readable later than the answer that it is placed. */
export function mayStillArrive(placedAt: Instant, now: Instant): boolean {
  return now - placedAt < arrivesWithinMs;
}

/** The newest first. An order that another tab has added keeps its place. */
export function withRecentOrder(orders: readonly RecentOrder[], placed: RecentOrder): readonly RecentOrder[] {
  if (orders.some(({ udid }) => udid === placed.udid)) return orders;
  return [placed, ...orders].slice(0, mostOrders);
}

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
export function isOver({ placedAt }: Pick<RecentOrder, "placedAt">, order: LiveOrder | null, now: Instant): boolean {
  if (order?.status === "completed") return true;
  return now >= Math.max(placedAt, order?.scheduledAt ?? placedAt) + overAfterMs;
}
