import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { isSameData } from "../../../domain/isSameData.ts";
import type { OrdersRequest } from "../../../services/ports/orderHistory.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";

const memberAndStoreAtom = atom((get): OrdersRequest | null => {
  const member = get(memberAtom);
  const store = get(shownStoreAtom);
  if (!member || !store) return null;
  return { storeId: store.id, customerId: member.uid, zone: store.zone };
});

/**
 * Whose orders to read; null for a guest, and until the store is loaded. The same object while it is the same member
 * and store.
 */
export const ordersRequestedAtom = selectAtom(memberAndStoreAtom, (request) => request, isSameData);
