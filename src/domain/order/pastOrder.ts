import type { ProductId } from "../menu/menu.ts";
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

/** A change of a member's points by an order. */
export interface PointMove {
  readonly order: PastOrder;
  readonly kind: "earned" | "spent";
  readonly points: number;
  /**
   * R68: points are earned once the order is completed. If it fails, none are earned, and spent points are given back.
   */
  readonly state: "done" | "coming" | "undone";
}

const givesBack: ReadonlySet<OrderStatus> = new Set(["refused", "payment-failed", "refunded", "rejected"]);

/** R69: lists only orders with a number above 0 and points above 0. */
export function pointMoves(orders: readonly PastOrder[]): readonly PointMove[] {
  return orders
    .filter(({ number }) => Number(number) > 0)
    .flatMap((order): PointMove[] => {
      const { pointsEarned, pointsSpent, status } = order;
      const isUndone = givesBack.has(status);
      const spent = { order, kind: "spent", points: pointsSpent, state: isUndone ? "undone" : "done" } as const;
      const state = status === "completed" ? "done" : "coming";
      const earned = { order, kind: "earned", points: pointsEarned, state } as const;
      return [...(pointsSpent > 0 ? [spent] : []), ...(pointsEarned > 0 && !isUndone ? [earned] : [])];
    });
}

/**
 * The products that a member chose in a store, each once: those of the first order come first. What an offer added, or
 * what points paid for, wasn't chosen for itself.
 */
export function dishesAgain(
  orders: readonly Pick<PastOrder, "storeId" | "isGift" | "items">[],
  storeId: StoreId,
): readonly ProductId[] {
  const items = orders.filter((order) => order.storeId === storeId && !order.isGift).flatMap((order) => order.items);
  const chosen = items.filter(({ rolledBy, pointsUsed }) => rolledBy === null && pointsUsed === 0);
  return [...new Set(chosen.map(({ productId }) => productId))];
}
