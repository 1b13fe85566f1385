import type { Instant } from "../time/instant.ts";
import type { OrderReference } from "./orderReference.ts";

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
