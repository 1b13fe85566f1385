import { isBrought } from "../fulfilment/orderMode.ts";
import type { Instant } from "../time/instant.ts";
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

/** How the completed-order screen shows an order. */
export interface OrderDisplay {
  readonly label: OrderLabel;
  /** The current step of the three-step tracker; null if no tracker is shown. */
  readonly step: 1 | 2 | 3 | null;
  readonly isFailed: boolean;
  readonly showsEstimate: boolean;
  /** Whether the diner is still waiting for the order, according to its label. */
  readonly isAwaited: boolean;
}

/** S32. Below 0: failed. Up to 3: the tracker is shown. Up to 4: the estimate is shown. */
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

type Displayed = Pick<LiveOrder, "status" | "code" | "type">;

function labelOf(order: Displayed): OrderLabel {
  switch (order.status) {
    case "sent":
    case "submitted":
      return "submitted";
    case "ready":
      return isBrought(order.type) ? "on-its-way" : "ready";
    case "refused":
      return order.code === "unreachable" ? "failed" : "rejected";
    default:
      return order.status;
  }
}

/** A store that doesn't track orders shows only that it accepted the order (S32, IsDisableStatusTracking). */
const untracked: ReadonlySet<OrderStatus> = new Set(["preparing", "ready", "completed"]);

const awaited: ReadonlySet<OrderLabel> = new Set(["submitted", "preparing", "accepted", "on-its-way"]);

export function displayOrder(order: Displayed, store: { readonly isStatusTrackingDisabled: boolean }): OrderDisplay {
  const { isStatusTrackingDisabled } = store;
  const number = displayNumbers[order.status];
  const label = isStatusTrackingDisabled && untracked.has(order.status) ? "accepted" : labelOf(order);
  return {
    label,
    // A store without tracking has no steps.
    step: isStatusTrackingDisabled ? null : (steps[order.status] ?? null),
    isFailed: number < 0,
    showsEstimate: number >= 0 && number <= 4,
    isAwaited: awaited.has(label),
  };
}

/** Never all the way: only the kitchen says that the next step is reached. */
const farthest = 0.9;

/** How much of the wait between a step and the next is over, from 0 to 0.9. 0 if its beginning or end isn't known. */
export function stepProgress(from: Instant | null, to: Instant | null, now: Instant): number {
  if (from === null || to === null || to <= from) return 0;
  return Math.min(farthest, Math.max(0, (now - from) / (to - from)));
}
