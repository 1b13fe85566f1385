import { atom } from "jotai";
import type { StoreId } from "../../domain/store/store.ts";
import { forgetPickedTimeAtom } from "../fulfilment/pickedTime.atoms.ts";
import { modeFormAtom } from "./modeForm.atoms.ts";
import { forgetNotesAtom, notesAtom } from "./notes.atoms.ts";

/** The card doesn't count: every outcome clears it (R37). */
export const isAnythingTypedAtom = atom((get) => {
  const form = get(modeFormAtom);
  return [...(form ? get(form.typed) : []), get(notesAtom)].some((text) => text.trim() !== "");
});

/** The store's next order has its own notes and its own time; the diner stays the same. */
export const forgetNotesAndTimeAtom = atom(null, (_get, set, storeId: StoreId) => {
  set(forgetNotesAtom, storeId);
  set(forgetPickedTimeAtom, storeId);
});
