import type { LiveOrder } from "../../src/domain/order/liveOrder.ts";
import type { OrderReference } from "../../src/domain/order/orderReference.ts";
import type { FoundOrder, LiveOrders, OrderListener } from "../../src/services/ports/ordering.ts";
import { sentDocument } from "../../src/wire/api/sentDocument.ts";
import { parseTrackingOrder } from "../../src/wire/documents/trackingOrder.ts";

export interface MemoryOrders extends LiveOrders {
  /** Changes an order as the backend would: listeners are called. */
  put(order: LiveOrder): void;
  remove(udid: string): void;
  /** All listeners lose the connection. The next change of an order restores it. */
  lose(): void;
  /** The orders that are being watched. */
  watched(): readonly OrderReference[];
  /** Whether somebody who watches this order expects its document. */
  isExpected(udid: string): boolean;
}

/** The orders in memory. Listeners are only called when a test puts, removes or loses something. */
export function buildOrders(): MemoryOrders {
  const orders = new Map<string, LiveOrder>();
  const watching = new Set<{ readonly reference: OrderReference; readonly listener: OrderListener }>();
  const tell = (udid: string) => {
    for (const { reference, listener } of watching) {
      if (reference.udid === udid) listener.heard(orders.get(udid) ?? null);
    }
  };
  return {
    put(order) {
      orders.set(order.udid, order);
      tell(order.udid);
    },
    remove(udid) {
      orders.delete(udid);
      tell(udid);
    },
    lose() {
      for (const { listener } of watching) listener.lost();
    },
    watched: () => [...watching].map(({ reference }) => reference),
    isExpected: (udid) =>
      [...watching].some(({ reference, listener }) => reference.udid === udid && listener.isExpected()),
    async findOrder({ udid }): Promise<FoundOrder> {
      const order = orders.get(udid);
      return order ? { kind: "found", order } : { kind: "missing" };
    },
    readSent: async ({ reference: { udid }, body }, zone) =>
      parseTrackingOrder(udid, sentDocument(body), zone, { base: "", note: () => {} }),
    watchOrder(reference, _zone, listener) {
      const one = { reference, listener };
      watching.add(one);
      return () => watching.delete(one);
    },
  };
}
