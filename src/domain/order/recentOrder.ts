import type { Instant } from "../time/instant.ts";
import type { OrderReference } from "./orderReference.ts";

/** An order that was placed on this device. */
export interface RecentOrder extends OrderReference {
  readonly placedAt: Instant;
}

/** Enough for the rounds of one evening at a table. */
const mostOrders = 5;

/** The newest first. An order that another tab has added keeps its place. */
export function withRecentOrder(orders: readonly RecentOrder[], placed: RecentOrder): readonly RecentOrder[] {
  if (orders.some(({ udid }) => udid === placed.udid)) return orders;
  return [placed, ...orders].slice(0, mostOrders);
}
