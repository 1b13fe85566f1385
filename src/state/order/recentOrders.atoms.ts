import { atom } from "jotai";
import { type OrderReference, transactionIdOf } from "../../domain/order/orderReference.ts";
import { mayStillArrive, withRecentOrder } from "../../domain/order/recentOrder.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { forgetLastOrderAtom } from "./history/lastOrder.atoms.ts";

/** R91: whether this device has just placed the order, so that it exists even if it can't be read yet. */
export const isJustPlacedAtom = atom((get) => (udid: string) => {
  const { orderMemory } = get(orderServicesAtom);
  const stored = orderMemory.get("recentOrders")?.find((order) => order.udid === udid);
  const placedAt = orderMemory.get("placedInTab")?.[transactionIdOf(udid)] ?? stored?.placedAt;
  return placedAt !== undefined && mayStillArrive(placedAt, get(nowAtom));
});

/** Remembers a placed order until it is over. */
export const saveRecentOrderAtom = atom(null, (get, set, { udid, storeId, customerId }: OrderReference) => {
  const { orderMemory } = get(orderServicesAtom);
  const placedAt = get(servicesAtom).clock.now();
  const before = Object.entries(orderMemory.get("placedInTab") ?? {}).filter(([, at]) => mayStillArrive(at, placedAt));
  // Another tab's settling may call this again later.
  orderMemory.save("placedInTab", { [transactionIdOf(udid)]: placedAt, ...Object.fromEntries(before) });
  orderMemory.save(
    "recentOrders",
    withRecentOrder(orderMemory.get("recentOrders") ?? [], { udid, storeId, customerId, placedAt }),
  );
  set(forgetLastOrderAtom);
});

export const forgetRecentOrderAtom = atom(null, (get, _set, udid: string) => {
  const { orderMemory } = get(orderServicesAtom);
  orderMemory.save(
    "recentOrders",
    (orderMemory.get("recentOrders") ?? []).filter((order) => order.udid !== udid),
  );
});
