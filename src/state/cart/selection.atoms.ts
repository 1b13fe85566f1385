import { atom } from "jotai";
import type { VenueSelection } from "../../domain/cart/venueSelection.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

/**
 * R75: whether the diner chooses at checkout which venue gets the order. The store or the host page can ask for this.
 */
export const choosesVenueAtom = atom((get): boolean => {
  const store = get(shownStoreAtom);
  if (get(settingsAtom).isSelectMode) return true;
  return store?.view.choosesStoreAtCheckout === true;
});

/** R75: the venue that is being, or has been, chosen for the order. Null if the order goes to the shown store. */
export const selectionAtom = atom<VenueSelection | null>(null);

/** Chooses a venue; null if no venue has to be chosen. Set by the code for the choice, which is loaded separately. */
export const selectingAtom = atom<{ readonly choose: (storeId: StoreId) => void } | null>(null);
