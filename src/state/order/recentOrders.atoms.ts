import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { withRecentOrder } from "../../domain/order/recentOrder.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";

/** Remembers a placed order until it is over. */
export const keepRecentOrderAtom = atom(null, (get, _set, { udid, storeId, customerId }: OrderReference) => {
  const { orderMemory } = get(orderServicesAtom);
  const placedAt = get(servicesAtom).clock.now();
  orderMemory.keepRecentOrders(withRecentOrder(orderMemory.recentOrders(), { udid, storeId, customerId, placedAt }));
});

export const forgetRecentOrderAtom = atom(null, (get, _set, udid: string) => {
  const { orderMemory } = get(orderServicesAtom);
  orderMemory.keepRecentOrders(orderMemory.recentOrders().filter((order) => order.udid !== udid));
});
