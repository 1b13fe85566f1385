import type { OrderStatus } from "./liveOrder.ts";
import type { PastOrder } from "./pastOrder.ts";

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
