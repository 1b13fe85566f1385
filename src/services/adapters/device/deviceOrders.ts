import { type SavedCarts, savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import { storedOrders } from "../../../wire/storage/orderTable.ts";
import { firstScreenKey } from "../../../wire/storage/scope.ts";
import { storageRows } from "../../../wire/storage/table.ts";
import type { OrderMemory, StoredOrderValues } from "../../ports/memory.ts";
import type { OrderServices } from "../../ports/services.ts";
import { createDeviceAttempts, orderOnItsWay, withAttempts } from "./deviceAttempts.ts";
import { createMemory, type Device } from "./deviceMemory.ts";

export function createDeviceOrderMemory(device: Device): OrderMemory {
  return {
    ...createMemory<StoredOrderValues>(device, storedOrders),
    tellTotal: (total) => device.tell(storedOrders.cart, total),
    saveDietaryForTab() {
      const { dietary, dietaryAt, dietaryOfTab } = storageRows;
      const chosen = device.read(dietary);
      if (chosen) device.save(dietaryOfTab, chosen);
      for (const row of [dietary, dietaryAt, firstScreenKey]) device.forget(row);
    },
  };
}

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
  const without = (carts: SavedCarts) =>
    withoutAttempted(carts, orderOnItsWay(device, food, storedOrders.checkoutData));
  return { attempts, orderMemory: { ...memory, ...withAttempts(memory, "cart", food, without) } };
}
