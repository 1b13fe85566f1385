import type { Clock } from "../../ports/clock.ts";
import type { LiveOrders, OrderListener } from "../../ports/ordering.ts";
import { onDemand } from "../onDemand.ts";

/** The delay before a chunk that failed to load is requested again. */
const tryAgainMs = 20_000;

/** Loads the orders' code when the first order is requested: reading a menu doesn't need it. */
export function createOrdersOnDemand(load: () => Promise<LiveOrders>, clock: Clock): LiveOrders {
  const loaded = onDemand(load);
  return {
    findOrder: (reference, zone) =>
      loaded().then(
        (orders) => orders.findOrder(reference, zone),
        () => ({ kind: "failed" }) as const,
      ),
    watchOrder(reference, zone, listener: OrderListener) {
      let stop = () => {};
      let isStopped = false;
      const begin = async () => {
        const orders = await loaded().catch(() => null);
        if (isStopped) return;
        if (orders) {
          stop();
          stop = orders.watchOrder(reference, zone, listener);
        } else {
          listener.lost();
          stop();
          stop = clock.every(tryAgainMs, () => void begin());
        }
      };
      void begin();
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
