import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { ownTypedAtom } from "../customer/ownTyped.ts";

const fieldOf = (storeId: StoreId | null) => String(storeId);

/** A field for each store: those of a group share what a tab keeps. */
const typedNotesAtom = ownTypedAtom<string>("notes", (get) => ({ [fieldOf(get(cartStoreIdAtom))]: "" }));

export const notesAtom = atom(
  (get) => get(typedNotesAtom)[fieldOf(get(cartStoreIdAtom))] ?? "",
  (get, set, notes: string) => set(typedNotesAtom, { [fieldOf(get(cartStoreIdAtom))]: notes }),
);

export const forgetNotesAtom = atom(null, (_get, set, storeId: StoreId) =>
  set(typedNotesAtom, { [fieldOf(storeId)]: "" }),
);
