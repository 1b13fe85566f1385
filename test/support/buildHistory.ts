import type { PastOrder } from "../../src/domain/order/pastOrder.ts";
import { isUnderWay } from "../../src/domain/order/pastOrder.ts";
import type { OrderHistory, OrdersRequest } from "../../src/services/ports/orderHistory.ts";
import { buildLiveOrder } from "./buildLiveOrder.ts";

export function buildPastOrder(udid: string, given: Partial<PastOrder> = {}): PastOrder {
  return {
    ...buildLiveOrder(udid, { customerId: "mei", number: "1042" }),
    storeId: 120,
    isGift: false,
    pointsEarned: 0,
    pointsSpent: 0,
    ...given,
  };
}

export interface MemoryHistory extends OrderHistory {
  put(...orders: readonly PastOrder[]): void;
  /** Nothing can be read until `heal` is called. */
  break(): void;
  heal(): void;
  /** How many orders each read returned. */
  readonly reads: readonly number[];
}

const cameToNothing = ["refused", "rejected", "payment-failed"];

/** The orders of all customers of one store, in memory; with `isBranded`, of all stores. */
export function buildHistory(isBranded = false): MemoryHistory {
  let orders: readonly PastOrder[] = [];
  let isBroken = false;
  const reads: number[] = [];
  const mine = ({ customerId, storeId }: OrdersRequest) =>
    orders
      .filter((order) => order.customerId === customerId && (isBranded || order.storeId === storeId))
      .sort((one, other) => (other.orderedAt ?? 0) - (one.orderedAt ?? 0) || (one.udid < other.udid ? 1 : -1));
  const read = <T>(found: readonly T[]) => {
    reads.push(found.length);
    return found;
  };
  return {
    reads,
    put: (...more) => {
      const udids = new Set(more.map(({ udid }) => udid));
      orders = [...orders.filter(({ udid }) => !udids.has(udid)), ...more];
    },
    break: () => {
      isBroken = true;
    },
    heal: () => {
      isBroken = false;
    },
    async readPage(asked, { after, count }) {
      if (isBroken) return { kind: "failed" };
      const all = mine(asked);
      const begin = after === null ? 0 : all.findIndex(({ udid }) => udid === after) + 1;
      const found = read(all.slice(begin, begin + count + 1));
      const page = found.slice(0, count);
      return { kind: "found", orders: page, next: found.length > count ? (page.at(-1)?.udid ?? null) : null };
    },
    readUnderWay: async (asked) =>
      isBroken ? { kind: "failed" } : { kind: "found", orders: read(mine(asked).filter(isUnderWay)) },
    hasOrdered: async (asked) =>
      isBroken ? null : mine(asked).some(({ isGift, status }) => !isGift && !cameToNothing.includes(status)),
  };
}
