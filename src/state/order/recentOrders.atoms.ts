import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { withRecentOrder } from "../../domain/order/recentOrder.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { isGiftModeAtom, shownRouteAtom } from "../screen/shownRoute.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";

/** The screens on which a visit starts: a menu, a phone's home page, a group's list of venues. */
const starts: readonly string[] = ["store", "home", "main"];

/** Whether the screen is one that leads back to an order in progress. */
export const isStartShownAtom = atom(
  (get) => starts.includes(get(shownRouteAtom).name) && !get(isGiftModeAtom) && !get(settingsAtom).isDigitalDisplay,
);

/** Whether this device has placed an order that may be in progress. */
export const hasRecentOrdersAtom = atom(null, (get) => get(orderServicesAtom).orderMemory.recentOrders().length > 0);

/** Remembers a placed order until it is over. */
export const keepRecentOrderAtom = atom(null, (get, _set, { udid, storeId, customerId }: OrderReference) => {
  const { orderMemory } = get(orderServicesAtom);
  const placedAt = get(servicesAtom).clock.now();
  orderMemory.keepRecentOrders(withRecentOrder(orderMemory.recentOrders(), { udid, storeId, customerId, placedAt }));
});
