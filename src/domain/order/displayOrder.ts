import { modeRules } from "../fulfilment/orderMode.ts";
import type { LiveOrder, OrderStatus } from "./liveOrder.ts";

export type OrderLabel =
  | "submitted"
  | "preparing"
  | "accepted"
  | "ready"
  | "on-its-way"
  | "completed"
  | "refunded"
  | "cancel-requested"
  | "rejected"
  | "failed"
  | "payment-failed";

/** What the completed-order screen shows. */
export interface OrderDisplay {
  readonly label: OrderLabel;
  /** Of the tracker's three; null: no tracker. */
  readonly step: 1 | 2 | 3 | null;
  readonly isFailed: boolean;
  readonly showsEstimate: boolean;
  /** Its time is still to come, as far as the diner is told. */
  readonly isAwaited: boolean;
}

/** The spec's display status: below 0 failed; the tracker shows up to 3, the estimate up to 4. */
const displayNumbers: Readonly<Record<OrderStatus, number>> = {
  sent: 0,
  preparing: 1,
  ready: 2,
  submitted: 3,
  completed: 4,
  refunded: 5,
  "cancel-requested": 6,
  rejected: -1,
  "payment-failed": -2,
  refused: -3,
};

const steps: Readonly<Partial<Record<OrderStatus, 1 | 2 | 3>>> = { sent: 1, submitted: 1, preparing: 2, ready: 3 };

/** A part of the backend's own sentence, chosen so that either apostrophe and any store name match. */
const unreachedText = "problems reaching the store";

function hasUnreachedStore({ description }: Pick<LiveOrder, "description">): boolean {
  return description.toLowerCase().includes(unreachedText);
}

function labelOf(order: Pick<LiveOrder, "status" | "description" | "type">): OrderLabel {
  switch (order.status) {
    case "sent":
    case "submitted":
      return "submitted";
    case "ready":
      return modeRules[order.type].isBrought ? "on-its-way" : "ready";
    case "refused":
      return hasUnreachedStore(order) ? "failed" : "rejected";
    default:
      return order.status;
  }
}

/** A store that doesn't track orders says only that it took the order (spec: IsDisableStatusTracking). */
const untracked: ReadonlySet<OrderStatus> = new Set(["preparing", "ready", "completed"]);

const awaited: ReadonlySet<OrderLabel> = new Set(["submitted", "preparing", "accepted", "on-its-way"]);

export function displayOrder(
  order: Pick<LiveOrder, "status" | "description" | "type">,
  store: { readonly isStatusTrackingDisabled: boolean },
): OrderDisplay {
  const { isStatusTrackingDisabled } = store;
  const number = displayNumbers[order.status];
  const label = isStatusTrackingDisabled && untracked.has(order.status) ? "accepted" : labelOf(order);
  return {
    label,
    // The steps "preparing" and "ready" are left out for such a store.
    step: isStatusTrackingDisabled ? null : (steps[order.status] ?? null),
    isFailed: number < 0,
    showsEstimate: number >= 0 && number <= 4,
    isAwaited: awaited.has(label),
  };
}
