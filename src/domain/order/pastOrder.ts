import type { StoreId } from "../store/store.ts";
import type { LiveOrder, OrderStatus } from "./liveOrder.ts";

/** One of a member's orders, as shown in their lists. */
export interface PastOrder extends LiveOrder {
  readonly storeId: StoreId;
  /** Gift cards can't be ordered again from a list. */
  readonly isGift: boolean;
  readonly pointsEarned: number;
  readonly pointsSpent: number;
}

const underWay: ReadonlySet<OrderStatus> = new Set(["sent", "submitted", "preparing", "ready", "cancel-requested"]);

/** R69: these orders are tracked live. */
export function isUnderWay({ status }: Pick<PastOrder, "status">): boolean {
  return underWay.has(status);
}
