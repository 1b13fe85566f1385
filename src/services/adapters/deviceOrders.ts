import { type SavedCarts, savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../domain/checkout/attempt.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import type { OrderServices } from "../ports/services.ts";
import { createDeviceAttempts } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";
import { orderOnItsWay } from "./orderOnItsWay.ts";

/** The element that sends an order still shows the lines which that order alone keeps. */
function withoutHeld(carts: SavedCarts, order: FoodAttempt | null): SavedCarts {
  if (!order?.holdsCart || !order.ordered) return carts;
  const { storeId } = order.reference;
  return withCart(carts, storeId, withoutOrdered(savedCart(carts, storeId), order.ordered));
}

/** What the device keeps of carts and orders. */
export function createDeviceOrders(device: Device): Pick<OrderServices, "attempts" | "orderMemory"> {
  const attempts = createDeviceAttempts(device);
  const { food } = attempts;
  const memory = createDeviceOrderMemory(device);
  return {
    attempts,
    orderMemory: {
      ...memory,
      keepCarts: (carts) =>
        memory.keepCarts(withoutHeld(carts, orderOnItsWay(device, food, storedOrders.checkoutData))),
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
