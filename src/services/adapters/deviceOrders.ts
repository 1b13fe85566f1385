import type { OrderServices } from "../ports/services.ts";
import { createDeviceAttempts } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";

/** What the device keeps of carts and orders. */
export function createDeviceOrders(device: Device): Pick<OrderServices, "attempts" | "orderMemory"> {
  const attempts = createDeviceAttempts(device);
  const { food } = attempts;
  const memory = createDeviceOrderMemory(device);
  return {
    attempts,
    orderMemory: {
      ...memory,
      keepCarts(carts) {
        // R33: where a site has cleared both, a cart without its order on its way would be ordered again after a reload.
        food.kept();
        return memory.keepCarts(carts);
      },
      watchCarts(listener) {
        // So that no order is kept anew that has ended in another tab.
        const stopHearing = food.listen(() => {});
        const stopWatching = memory.watchCarts(listener);
        return () => {
          stopHearing();
          stopWatching();
        };
      },
    },
  };
}
