import { atom } from "jotai";
import type { VenueSelection } from "../../domain/cart/venueSelection.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

/** R75: whether it is chosen at checkout where an order from this store goes: it says so itself, or the page does. */
export const choosesVenueAtom = atom((get): boolean => {
  const store = get(storeAtom);
  if (get(settingsAtom).isSelectMode) return true;
  return store.kind === "ready" && store.value.view.choosesStoreAtCheckout;
});

/** R75: a venue is being chosen for the order, or has been. Null: the order goes to the store that is shown. */
export const selectionAtom = atom<VenueSelection | null>(null);

/** What can be done for it; null where nobody has to choose a venue. Comes with the code for it. */
export const selectingAtom = atom<{ readonly choose: (storeId: StoreId) => void } | null>(null);
