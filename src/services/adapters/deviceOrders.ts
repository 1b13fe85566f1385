import { type SavedCarts, savedCart, withCart } from "../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { storedOrders } from "../../wire/storage/orderTable.ts";
import { storageKey } from "../../wire/storage/scope.ts";
import type { Attempts } from "../ports/ordering.ts";
import type { OrderServices } from "../ports/services.ts";
import { createDeviceAttempts } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";
import { createDeviceOrderMemory } from "./deviceOrderMemory.ts";
import { storedText } from "./deviceStorage.ts";

/**
 * R33: a stored cart doesn't outlive the order that its lines are in, or they would be ordered again. Where the device has
 * lost that order and has no room for it, the order holds them from now on.
 */
function orderOnItsWay({ scope }: Device, food: Attempts): Attempt | null {
  const order = food.kept();
  const { checkoutData } = storedOrders;
  if (!order || order.holdsCart || storedText(checkoutData, storageKey(scope, checkoutData.key))) return order;
  if (food.keep(order)) return order;
  const holding = { ...order, holdsCart: true };
  if (!food.keep(holding)) food.keepForTab(holding);
  return holding;
}

/** The element that sends an order still shows the lines which that order alone keeps. */
function withoutHeld(carts: SavedCarts, order: Attempt | null): SavedCarts {
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
      keepCarts: (carts) => memory.keepCarts(withoutHeld(carts, orderOnItsWay(device, food))),
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
