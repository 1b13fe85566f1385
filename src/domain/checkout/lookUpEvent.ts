import type { LiveOrder } from "../order/liveOrder.ts";
import type { Instant } from "../time/instant.ts";
import type { PlacementEvent } from "./placement.ts";

type LookedUp =
  | { readonly kind: "found"; readonly order: LiveOrder }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Turns the result of a look-up, which was asked at `now`, into an event. */
export function lookUpEvent(udid: string, found: LookedUp, now: Instant): PlacementEvent {
  if (found.kind === "failed") return { kind: "look-up-failed", udid };
  if (found.kind === "missing") return { kind: "not-found", udid, now };
  const { order } = found;
  if (order.status === "payment-failed") return { kind: "payment-failed", udid, message: order.description };
  return { kind: "taken", udid, customerId: order.customerId };
}
