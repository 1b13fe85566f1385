import { atom } from "jotai";
import type { StoreId } from "../../../domain/store/store.ts";
import { cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { ownTypedAtom } from "../../customer/ownTyped.ts";
import { forgetPickedTimeAtom } from "../../fulfilment/pickedTime.atoms.ts";

const fieldOf = (storeId: StoreId | null) => String(storeId);

/** One field per store, because the stores of a group share what a tab stores. */
const typedNotesAtom = ownTypedAtom<string>("notes", (get) => ({ [fieldOf(get(cartStoreIdAtom))]: "" }));

export const notesAtom = atom(
  (get) => get(typedNotesAtom)[fieldOf(get(cartStoreIdAtom))] ?? "",
  (get, set, notes: string) => set(typedNotesAtom, { [fieldOf(get(cartStoreIdAtom))]: notes }),
);

/** Forgets the notes and the time, which are for one order only. The diner's details stay. */
export const forgetNotesAndTimeAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(typedNotesAtom, { [fieldOf(storeId)]: "" });
  set(forgetPickedTimeAtom, storeId);
});
