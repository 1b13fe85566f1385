import { atom } from "jotai";
import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { foundAfter, type TrackedOrder } from "../order.atoms.ts";
import { ordersRequestedAtom } from "./ordersRequested.atoms.ts";

/** The orders of a list that are followed now, by UDID. */
export const followedOrdersAtom = atom<ReadonlyMap<string, TrackedOrder>>(new Map());

/** Follows one of the listed orders until stopped. */
export const followOrderAtom = atom(null, (get, set, past: PastOrder): (() => void) => {
  const request = get(ordersRequestedAtom);
  if (!request) return () => {};
  const { udid, storeId } = past;
  const { clock } = get(servicesAtom);
  const setTracking = (found: TrackedOrder) =>
    set(followedOrdersAtom, new Map(get(followedOrdersAtom)).set(udid, found));
  setTracking({ kind: "found", order: past, receivedAt: clock.now(), reachedAt: {}, isLost: false });
  const reference = { udid, storeId, customerId: request.customerId };
  const stop = get(orderServicesAtom).orders.watchOrder(reference, request.zone, {
    heard: (order) => {
      if (order) setTracking(foundAfter(get(followedOrdersAtom).get(udid), order, clock.now()));
    },
    // It was read before it was listed.
    isExpected: () => false,
    lost: () => {
      const found = get(followedOrdersAtom).get(udid);
      if (found) setTracking({ ...found, isLost: true });
    },
  });
  return () => {
    stop();
    const others = new Map(get(followedOrdersAtom));
    others.delete(udid);
    set(followedOrdersAtom, others);
  };
});
