import { atom } from "jotai";
import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { type FoundOrder, foundAfter } from "../order.atoms.ts";
import { ordersRequestedAtom } from "./ordersRequested.atoms.ts";

/** The orders of a list that are followed now, by UDID. */
export const followedOrdersAtom = atom<ReadonlyMap<string, FoundOrder>>(new Map());

/** Follows one of the listed orders until stopped. */
export const followOrderAtom = atom(null, (get, set, past: PastOrder): (() => void) => {
  const asked = get(ordersRequestedAtom);
  if (!asked) return () => {};
  const { udid, storeId } = past;
  const { clock } = get(servicesAtom);
  const hold = (found: FoundOrder) => set(followedOrdersAtom, new Map(get(followedOrdersAtom)).set(udid, found));
  hold({ kind: "found", order: past, heardAt: clock.now(), reachedAt: {}, isLost: false });
  const reference = { udid, storeId, customerId: asked.customerId };
  const stop = get(orderServicesAtom).orders.watchOrder(reference, asked.zone, {
    heard: (order) => {
      if (order) hold(foundAfter(get(followedOrdersAtom).get(udid), order, clock.now()));
    },
    lost: () => {
      const found = get(followedOrdersAtom).get(udid);
      if (found) hold({ ...found, isLost: true });
    },
  });
  return () => {
    stop();
    const left = new Map(get(followedOrdersAtom));
    left.delete(udid);
    set(followedOrdersAtom, left);
  };
});
