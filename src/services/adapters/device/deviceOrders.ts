import { type SavedCarts, savedCart, withCart } from "../../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../../domain/cart/withoutOrdered.ts";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import { storedLog, storedOrders } from "../../../wire/storage/orderTable.ts";
import { firstScreenKey } from "../../../wire/storage/scope.ts";
import { storageRows } from "../../../wire/storage/table.ts";
import type { OrderMemory } from "../../ports/memory.ts";
import type { OrderServices } from "../../ports/services.ts";
import { createDeviceAttempts, orderOnItsWay } from "./deviceAttempts.ts";
import type { Device } from "./deviceMemory.ts";

export function createDeviceOrderMemory(device: Device): OrderMemory {
  return {
    carts: () => device.read(storedOrders.cart),
    // R33: an older stored cart may contain lines that have been ordered since.
    saveCarts: (carts) => device.replace(storedOrders.cart, carts),
    // If another script removes the stored carts, those in memory stay.
    watchCarts: (listener) => device.watch(storedOrders.cart, (carts) => carts && listener(carts)),
    couponCodes: () => device.read(storedOrders.coupons),
    saveCouponCodes: (codes) => void device.save(storedOrders.coupons, codes),
    watchCouponCodes: (listener) => device.watch(storedOrders.coupons, (codes) => codes && listener(codes)),
    offers: () => device.read(storedOrders.offers),
    // If this answer can't be stored, an older one must not come back.
    saveOffers: (answers) => void device.replace(storedOrders.offers, answers),
    watchOffers: (listener) => device.watch(storedOrders.offers, (answers) => answers && listener(answers)),
    unseenOrder: () => device.read(storedOrders.unseenOrder),
    saveUnseenOrder: (reference) => void device.save(storedOrders.unseenOrder, reference),
    forgetUnseenOrder: () => device.forget(storedOrders.unseenOrder),
    dietaryAt: () => device.read(storageRows.dietaryAt),
    saveDietaryForTab() {
      const { dietary, dietaryAt, dietaryOfTab } = storageRows;
      const chosen = device.read(dietary);
      if (chosen) device.save(dietaryOfTab, chosen);
      for (const row of [dietary, dietaryAt, firstScreenKey]) device.forget(row);
    },
    recentOrders: () => device.read(storedOrders.recentOrders) ?? [],
    saveRecentOrders(orders) {
      if (orders.length > 0) device.save(storedOrders.recentOrders, orders);
      else device.forget(storedOrders.recentOrders);
    },
    placedInTab: () => device.read(storedOrders.placedInTab) ?? {},
    savePlacedInTab: (placed) => void device.save(storedOrders.placedInTab, placed),
    contacts: () => device.read(storedOrders.contacts),
    // If the new details can't be stored, older ones must not stay behind.
    saveContacts: (contacts) => void device.replace(storedOrders.contacts, contacts),
    orderMode: () => device.read(storedOrders.orderMode),
    saveOrderMode: (mode) => void device.save(storedOrders.orderMode, mode),
    isWelcomed: () => device.has(storedOrders.welcomed),
    saveWelcomed: () => void device.save(storedOrders.welcomed, true),
    savesOrders: () => device.has(storedOrders.paymentType),
    visit: (name) => device.read(storageRows[name]),
    forgetVisit: (name) => device.forget(storageRows[name]),
    left: () => device.read(storedOrders.left),
    saveLeft: (left) => void device.save(storedOrders.left, left),
    forgetLeft: () => device.forget(storedOrders.left),
    tableSeen: (by) => device.read(by === "tab" ? storedOrders.tableSeenByTab : storedOrders.tableSeen),
    saveTableSeen(seen) {
      device.save(storedOrders.tableSeen, seen);
      device.save(storedOrders.tableSeenByTab, seen);
    },
    typedForms: () => device.read(storedOrders.typedForms),
    // If the new values can't be stored, older ones must not stay behind.
    saveTypedForms: (typed) => void device.replace(storedOrders.typedForms, typed),
    log: () => device.read(storedLog) ?? [],
    saveLog(entries) {
      if (entries.length > 0) device.save(storedLog, entries);
      else device.forget(storedLog);
    },
    pickedTime: () => device.read(storedOrders.pickedTime),
    savePickedTime(picked) {
      if (picked) device.save(storedOrders.pickedTime, picked);
      else device.forget(storedOrders.pickedTime);
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
