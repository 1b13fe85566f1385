import type { LiveOrder } from "../order/liveOrder.ts";
import type { PlacementEvent } from "./placement.ts";

type LookedUp =
  | { readonly kind: "found"; readonly order: LiveOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Turns the result of a look-up into an event. An order whose payment failed counts as refused. */
export function lookUpEvent(udid: string, found: LookedUp): PlacementEvent {
  if (found.kind === "failed") return { kind: "look-up-failed", udid };
  if (found.kind === "missing") return { kind: "not-found", udid };
  const { order } = found;
  if (order.status === "payment-failed") return { kind: "refused", udid, message: order.description };
  return { kind: "taken", udid, customerId: order.customerId };
}
