import { atom } from "jotai";
import type { Address } from "../../domain/customer/address.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { StoreId } from "../../domain/store/store.ts";
import { typedAddressAtom } from "../customer/contact.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

interface Travel extends Address {
  readonly storeId: StoreId | undefined;
}

/** The way that a delivery would take now. */
const travelAtom = atom((get): Travel => {
  const { street, suburb, postcode, state } = get(typedAddressAtom);
  return { street, suburb, postcode, state, storeId: get(shownStoreAtom)?.id };
});

const lastAtom = atom<{ readonly travel: Travel; readonly seconds: number } | null>(null);

/**
 * How long the way to the diner takes, if the checkout has found out in this visit: the menu says it, and asks nobody.
 */
export const knownTravelSecondsAtom = atom(
  (get): number | null => {
    const last = get(lastAtom);
    return last && isSameData(last.travel, get(travelAtom)) ? last.seconds : null;
  },
  (get, set, seconds: number) => set(lastAtom, { travel: get(travelAtom), seconds }),
);
