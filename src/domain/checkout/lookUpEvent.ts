import type { LiveOrder } from "../order/liveOrder.ts";
import type { PlacementEvent } from "./placement.ts";

/** Turns the result of a look-up into an event. An order whose payment failed counts as refused. */
export function lookUpEvent(udid: string, order: LiveOrder | null): PlacementEvent {
  if (!order) return { kind: "not-found", udid };
  if (order.status === "payment-failed") return { kind: "refused", udid, message: order.description };
  return { kind: "taken", udid, customerId: order.customerId };
}
