import type { OrderServices } from "../ports/services.ts";
import { createDeviceAttempts } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";

/** What the device keeps of carts and orders. */
export function createDeviceOrders(device: Device): Pick<OrderServices, "attempts" | "orderMemory"> {
  const attempts = createDeviceAttempts(device);
  const memory = createDeviceOrderMemory(device);
  return {
    attempts,
    orderMemory: {
      ...memory,
      keepCarts(carts) {
        // R33: if a site cleared both, restoring only the cart would let the diner order it again after a reload.
        attempts.food.kept();
        return memory.keepCarts(carts);
      },
    },
  };
}
