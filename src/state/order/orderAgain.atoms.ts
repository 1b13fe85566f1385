import { atom, type Getter } from "jotai";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import { ownOrders } from "../../domain/order/recentOrder.ts";
import { offersAgain } from "../../domain/order/reorder.ts";
import { cartCountAtom, cartMenuAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { isMenuShownAtom } from "../screen/shownRoute.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { takesOrdersAtom } from "../store/storeState.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";
import { lastOrderAtom } from "./history/lastOrder.atoms.ts";
import { ordersInProgressAtom } from "./ordersInProgress.atoms.ts";

/** Whether the member has an order that this device follows, or will follow as soon as it can be read. */
function isFollowing(get: Getter): boolean {
  // Read, so that this is looked at again when an order ends.
  get(ordersInProgressAtom);
  return (
    ownOrders(get(orderServicesAtom).orderMemory.get("recentOrders") ?? [], get(memberAtom)?.uid ?? null).length > 0
  );
}

/** Whether a member, at an empty cart, may want their last order again. A room's or table's guest orders there (R52). */
export const canWantAgainAtom = atom((get): boolean => {
  const { room, table } = get(visitAtom);
  const isAtMenu = get(isMenuShownAtom) && get(takesOrdersAtom) && get(cartCountAtom) === 0;
  return isAtMenu && get(memberAtom) !== null && room === null && table === null && !isFollowing(get);
});

/** R70: the order that the menu offers again. Null if there is none. */
export const orderAgainAtom = atom((get): PastOrder | null => {
  const [order, menu, store] = [get(lastOrderAtom), get(cartMenuAtom), get(shownStoreAtom)];
  if (!order || !menu || !store || !get(canWantAgainAtom)) return null;
  return offersAgain(order, { storeId: store.id, menu, now: get(nowAtom) }) ? order : null;
});
