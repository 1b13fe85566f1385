import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { ownTypedAtom } from "../customer/ownTyped.ts";
import { forgetPickedTimeAtom } from "../fulfilment/pickedTime.atoms.ts";

const fieldOf = (storeId: StoreId | null) => String(storeId);

/** A field for each store: those of a group share what a tab keeps. */
const typedNotesAtom = ownTypedAtom<string>("notes", (get) => ({ [fieldOf(get(cartStoreIdAtom))]: "" }));

export const notesAtom = atom(
  (get) => get(typedNotesAtom)[fieldOf(get(cartStoreIdAtom))] ?? "",
  (get, set, notes: string) => set(typedNotesAtom, { [fieldOf(get(cartStoreIdAtom))]: notes }),
);

/** The store's next order has its own notes and its own time; the diner stays the same. */
export const forgetNotesAndTimeAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(typedNotesAtom, { [fieldOf(storeId)]: "" });
  set(forgetPickedTimeAtom, storeId);
});
