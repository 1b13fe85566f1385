import type { Store } from "../store/store.ts";
import type { Instant } from "../time/instant.ts";
import type { LiveOrder } from "./liveOrder.ts";

/** `no-answer`: it is unknown whether the request reached the store. Asking again does no harm. */
export type CancelResult =
  | { readonly kind: "asked" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "no-answer" };

const minuteMs = 60_000;

/**
 * S33: the store allows it, the order is accepted but not ready, and its time minus the buffer is still in the future.
 */
export function canCancel(
  order: Pick<LiveOrder, "status" | "scheduledAt">,
  store: Pick<Store, "cancellation">,
  now: Instant,
): boolean {
  const isInTime =
    store.cancellation !== null &&
    order.scheduledAt !== null &&
    order.scheduledAt - store.cancellation.bufferMinutes * minuteMs > now;
  return isInTime && (order.status === "preparing" || order.status === "submitted");
}
