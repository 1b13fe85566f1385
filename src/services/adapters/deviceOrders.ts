import { type SavedCarts, savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { OrderServices } from "../ports/services.ts";
import { createDeviceAttempts } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";

/** R33: the element that sends an order still shows the lines which that order alone keeps. */
function withoutHeld(carts: SavedCarts, { holdsCart, ordered, reference: { storeId } }: Attempt): SavedCarts {
  if (!holdsCart || !ordered) return carts;
  return withCart(carts, storeId, withoutOrdered(savedCart(carts, storeId), ordered));
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
      keepCarts(carts) {
        // R33: where a site has cleared both, a cart without its order on its way would be ordered again after a reload.
        const onItsWay = food.kept();
        return memory.keepCarts(onItsWay ? withoutHeld(carts, onItsWay) : carts);
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
