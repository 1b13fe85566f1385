import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import type { LiveOrder } from "../../domain/order/liveOrder.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** What is known of the order on the screen. `isLost`: it was heard of before the connection was gone. */
type OrderTracking =
  | { readonly kind: "loading" }
  /** Never heard of, and nobody to ask just now. */
  | { readonly kind: "unreached" }
  | { readonly kind: "missing" }
  | { readonly kind: "found"; readonly order: LiveOrder; readonly heardAt: Instant; readonly isLost: boolean };

/** An order and the zone of its store, for times that name none (R9). */
export interface WatchedOrder {
  readonly reference: OrderReference;
  readonly zone: string;
}

const namedOrderAtom = atom((get): WatchedOrder | null => {
  const route = get(routeAtom);
  const store = get(storeAtom);
  if (route.name !== "completeOrder" || store.kind !== "ready") return null;
  // A store that was chosen at checkout has the order, not the one whose menu was read.
  const storeId = /^\d+$/.test(route.company ?? "") ? Number(route.company) : store.value.id;
  return { reference: { udid: route.order, storeId, customerId: route.user }, zone: store.value.zone };
});

/** The order that the address names; null until its store is there. One value while it is the same one. */
export const watchedOrderAtom = selectAtom(namedOrderAtom, (watched) => watched, isSameData);

const heldTrackingAtom = atom<{ readonly of: WatchedOrder | null; readonly tracking: OrderTracking }>({
  of: null,
  tracking: { kind: "loading" },
});

/** What was heard of another order says nothing about this one. */
export const orderTrackingAtom = atom((get): OrderTracking => {
  const { of, tracking } = get(heldTrackingAtom);
  return isSameData(of, get(watchedOrderAtom)) ? tracking : { kind: "loading" };
});

/** Follows the order until stopped. */
export const watchOrderAtom = atom(null, (get, set, watched: WatchedOrder): (() => void) => {
  const { clock } = get(servicesAtom);
  const { orderMemory, orders } = get(orderServicesAtom);
  if (orderMemory.unseenOrder()?.udid === watched.reference.udid) orderMemory.forgetUnseenOrder();
  // A diner who comes back sees at once what was last heard.
  if (!isSameData(get(heldTrackingAtom).of, watched)) {
    set(heldTrackingAtom, { of: watched, tracking: { kind: "loading" } });
  }
  const hold = (tracking: OrderTracking) => set(heldTrackingAtom, { of: watched, tracking });
  return orders.watchOrder(watched.reference, watched.zone, {
    heard: (order) => hold(order ? { kind: "found", order, heardAt: clock.now(), isLost: false } : { kind: "missing" }),
    lost: () => {
      const { tracking } = get(heldTrackingAtom);
      if (tracking.kind === "found") hold({ ...tracking, isLost: true });
      if (tracking.kind === "loading") hold({ kind: "unreached" });
    },
  });
});
