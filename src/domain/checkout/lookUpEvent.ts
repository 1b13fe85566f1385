import type { LiveOrder } from "../order/liveOrder.ts";
import type { PlacementEvent } from "./placement.ts";

/** What it means for the order on its way that it was looked up. A payment that failed is a known outcome, and no order. */
export function lookUpEvent(udid: string, order: LiveOrder | null): PlacementEvent {
  if (!order) return { kind: "not-found", udid };
  if (order.status === "payment-failed") return { kind: "refused", udid, message: order.description };
  return { kind: "taken", udid, customerId: order.customerId };
}
