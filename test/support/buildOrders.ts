import type { LiveOrder } from "../../src/domain/order/liveOrder.ts";
import type { OrderAddress } from "../../src/domain/order/orderAddress.ts";
import type { FoundOrder, LiveOrders, OrderListener } from "../../src/services/ports/ordering.ts";

export interface MemoryOrders extends LiveOrders {
  /** As the backend does it; whoever watches the order hears of it. */
  put(order: LiveOrder): void;
  remove(udid: string): void;
  /** The connection of all who watch is gone; the next news brings it back. */
  lose(): void;
  /** Whose order is watched now. */
  watched(): readonly OrderAddress[];
}

/** The orders in memory. Nothing is heard before somebody puts, removes or loses something. */
export function buildOrders(): MemoryOrders {
  const orders = new Map<string, LiveOrder>();
  const watching = new Set<{ readonly address: OrderAddress; readonly listener: OrderListener }>();
  const tell = (udid: string) => {
    for (const { address, listener } of watching) {
      if (address.udid === udid) listener.heard(orders.get(udid) ?? null);
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
    watched: () => [...watching].map(({ address }) => address),
    async findOrder({ udid }): Promise<FoundOrder> {
      const order = orders.get(udid);
      return order ? { kind: "found", order } : { kind: "missing" };
    },
    watchOrder(address, _zone, listener) {
      const one = { address, listener };
      watching.add(one);
      return () => watching.delete(one);
    },
  };
}
