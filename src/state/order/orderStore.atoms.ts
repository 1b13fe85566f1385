import { atom } from "jotai";
import type { Store } from "../../domain/store/store.ts";
import { customerAtom } from "../customer/customer.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { type WatchedOrder, watchedOrderAtom } from "./order.atoms.ts";
import { isHidden } from "./orderRoute.ts";

const readStoreAtom = atom<Store | null>(null);

/** The store that has the order, usually the shown one. Null until it is loaded. */
export const orderStoreAtom = atom((get): Store | null => {
  const watched = get(watchedOrderAtom);
  const stores = [get(shownStoreAtom), get(readStoreAtom)];
  return stores.find((store) => store?.id === watched?.reference.storeId) ?? null;
});

/** Whether the order on the screen is hidden from the diner who looks at it. */
export const isOrderHiddenAtom = atom((get): boolean => {
  const watched = get(watchedOrderAtom);
  const view = get(orderStoreAtom)?.view ?? null;
  return watched !== null && isHidden({ reference: watched.reference, customer: get(customerAtom), view });
});

/** How often a store that couldn't be read is requested again. */
const readAgainMs = 15_000;

/** Reads the order's store if it isn't the shown one, until it is loaded or no longer needed. */
export const readOrderStoreAtom = atom(null, (get, set, { reference }: WatchedOrder): (() => void) => {
  const { clock, documents } = get(servicesAtom);
  const read = async () => {
    if (get(orderStoreAtom)) return;
    const reading = await documents.loadStore({ kind: "id", id: reference.storeId });
    if (reading.kind === "found") set(readStoreAtom, reading.value);
  };
  void read();
  return clock.every(readAgainMs, read);
});
