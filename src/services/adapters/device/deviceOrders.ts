import { type SavedCarts, savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import type { OrderServices } from "../../ports/services.ts";
import { createDeviceAttempts, orderOnItsWay } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";

/**
 * Removes the lines that only the order itself stores (`holdsCart`). The element that sends the order still shows them.
 */
function withoutAttempted(carts: SavedCarts, order: FoodAttempt | null): SavedCarts {
  if (!order?.holdsCart || !order.ordered) return carts;
  const { storeId } = order.reference;
  return withCart(carts, storeId, withoutOrdered(savedCart(carts, storeId), order.ordered));
}

/** What the device stores of carts and orders. */
export function createDeviceOrders(device: Device): Pick<OrderServices, "attempts" | "orderMemory"> {
  const attempts = createDeviceAttempts(device);
  const { food } = attempts;
  const memory = createDeviceOrderMemory(device);
  return {
    attempts,
    orderMemory: {
      ...memory,
      saveCarts: (carts) =>
        memory.saveCarts(withoutAttempted(carts, orderOnItsWay(device, food, storedOrders.checkoutData))),
      watchCarts(listener) {
        // Listening keeps `attempts` up to date, so that an order that ended in another tab isn't stored again.
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
