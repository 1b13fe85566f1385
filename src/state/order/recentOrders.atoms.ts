import { atom } from "jotai";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import { mayStillArrive, withRecentOrder } from "../../domain/order/recentOrder.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";

/** The orders that were placed on this page. A member's log-out in another tab doesn't forget them. */
const placedHereAtom = atom<ReadonlyMap<string, Instant>>(new Map());

/** R91: whether this device has just placed the order, so that it exists even if it can't be read yet. */
export const isJustPlacedAtom = atom((get) => (udid: string) => {
  const stored = get(orderServicesAtom).orderMemory.recentOrders();
  const placedAt = get(placedHereAtom).get(udid) ?? stored.find((order) => order.udid === udid)?.placedAt;
  return placedAt !== undefined && mayStillArrive(placedAt, get(nowAtom));
});

/** Remembers a placed order until it is over. */
export const keepRecentOrderAtom = atom(null, (get, set, { udid, storeId, customerId }: OrderReference) => {
  const { orderMemory } = get(orderServicesAtom);
  const placedAt = get(servicesAtom).clock.now();
  if (!get(placedHereAtom).has(udid)) set(placedHereAtom, new Map(get(placedHereAtom)).set(udid, placedAt));
  orderMemory.keepRecentOrders(withRecentOrder(orderMemory.recentOrders(), { udid, storeId, customerId, placedAt }));
});

export const forgetRecentOrderAtom = atom(null, (get, _set, udid: string) => {
  const { orderMemory } = get(orderServicesAtom);
  orderMemory.keepRecentOrders(orderMemory.recentOrders().filter((order) => order.udid !== udid));
});
