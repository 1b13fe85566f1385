import { atom } from "jotai";
import { memberOf } from "../../domain/order/orderReference.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/**
 * Returns whether the member is logged out. Doesn't load the sign-in forms, because every menu's drawer uses this.
 */
export const signOutAtom = atom(null, async (get): Promise<boolean> => {
  const { loadAccounts, orderMemory } = get(orderServicesAtom);
  // R61: nothing that names the member stays on the device. First, so that the menu no longer asks for their orders.
  orderMemory.save(
    "recentOrders",
    (orderMemory.get("recentOrders") ?? []).filter((order) => memberOf(order) === null),
  );
  try {
    const accounts = await loadAccounts();
    await accounts.signOut();
    return true;
  } catch {
    // The code can't be loaded now. The account's button is still there and can be pressed again.
    return false;
  }
});
