import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../domain/isSameData.ts";
import type { LiveOrder, OrderStatus } from "../../domain/order/liveOrder.ts";
import { memberOf, type OrderReference } from "../../domain/order/orderReference.ts";
import { isUnderWay } from "../../domain/order/pastOrder.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { forgetRecentOrderAtom, isJustPlacedAtom } from "./recentOrders.atoms.ts";

/** The state of the order on the screen. `isLost`: the connection was lost after the order was received. */
type OrderTracking =
  | { readonly kind: "loading" }
  /** The connection was lost before the order was received. */
  | { readonly kind: "unreached" }
  | { readonly kind: "missing" }
  /** R91: placed on this device, but it can't be read yet. */
  | { readonly kind: "awaited" }
  | TrackedOrder;

/** When the order reached each status, as far as the change was observed. */
export type StatusTimes = Readonly<Partial<Record<OrderStatus, Instant>>>;

export interface TrackedOrder {
  readonly kind: "found";
  readonly order: LiveOrder;
  readonly receivedAt: Instant;
  readonly reachedAt: StatusTimes;
  readonly isLost: boolean;
}

/** An order and the zone of its store, for times without a zone (R9). */
export interface WatchedOrder {
  readonly reference: OrderReference;
  readonly zone: string;
}

const namedOrderAtom = atom((get): WatchedOrder | null => {
  const route = get(routeAtom);
  const store = get(shownStoreAtom);
  if (route.name !== "completeOrder" || !store) return null;
  // The store that was chosen at checkout has the order, not the one whose menu was read.
  const storeId = /^\d+$/.test(route.company ?? "") ? Number(route.company) : store.id;
  return { reference: { udid: route.order, storeId, customerId: route.user }, zone: store.zone };
});

/** The order that the URL names; null until its store is loaded. The same object while it is the same order. */
export const watchedOrderAtom = selectAtom(namedOrderAtom, (watched) => watched, isSameData);

const cachedTrackingAtom = atom<{ readonly of: WatchedOrder | null; readonly tracking: OrderTracking }>({
  of: null,
  tracking: { kind: "loading" },
});

/** The state of the order that the URL names. A state of another order is ignored. */
export const orderTrackingAtom = atom((get): OrderTracking => {
  const { of, tracking } = get(cachedTrackingAtom);
  if (!of || !isSameData(of, get(watchedOrderAtom))) return { kind: "loading" };
  return tracking.kind === "missing" && get(isJustPlacedAtom)(of.reference.udid) ? { kind: "awaited" } : tracking;
});

/** The state of an order after an update, given its state before. */
export function foundAfter(before: OrderTracking | undefined, order: LiveOrder, receivedAt: Instant): TrackedOrder {
  return { kind: "found", order, receivedAt, reachedAt: timesAfter(before, order, receivedAt), isLost: false };
}

/** The first update of an order, or the first after a lost connection, doesn't tell when the status was reached. */
function timesAfter(before: OrderTracking | undefined, { status }: LiveOrder, receivedAt: Instant): StatusTimes {
  if (before?.kind !== "found") return {};
  if (before.isLost || before.order.status === status) return before.reachedAt;
  return { ...before.reachedAt, [status]: receivedAt };
}

/** Follows the order until stopped. */
export const watchOrderAtom = atom(null, (get, set, watched: WatchedOrder): (() => void) => {
  const { clock } = get(servicesAtom);
  const { orderMemory, orders } = get(orderServicesAtom);
  if (orderMemory.get("unseenOrder")?.udid === watched.reference.udid) orderMemory.forget("unseenOrder");
  // A diner who comes back sees the last known state immediately.
  if (!isSameData(get(cachedTrackingAtom).of, watched)) {
    set(cachedTrackingAtom, { of: watched, tracking: { kind: "loading" } });
  }
  const setTracking = (tracking: OrderTracking) => set(cachedTrackingAtom, { of: watched, tracking });
  return orders.watchOrder(watched.reference, watched.zone, {
    heard: (order) => {
      // The diner has seen how it ended.
      if (order && !isUnderWay(order)) set(forgetRecentOrderAtom, watched.reference.udid);
      setTracking(order ? foundAfter(get(cachedTrackingAtom).tracking, order, clock.now()) : { kind: "missing" });
    },
    isExpected: () => {
      const { reference } = watched;
      // A member's order can be read only while they are logged in.
      const isReadable = [null, get(memberAtom)?.uid].includes(memberOf(reference));
      return isReadable && get(isJustPlacedAtom)(reference.udid);
    },
    lost: () => {
      const { tracking } = get(cachedTrackingAtom);
      if (tracking.kind === "found") setTracking({ ...tracking, isLost: true });
      if (tracking.kind === "loading") setTracking({ kind: "unreached" });
    },
  });
});
