import { atom } from "jotai";
import { forgetPickedTimeAtom } from "../fulfilment/times.atoms.ts";
import { modeFormAtom } from "./modeForm.atoms.ts";

export const notesAtom = atom("");

/** The card doesn't count: every outcome clears it (R37). */
export const isAnythingTypedAtom = atom((get) => {
  const form = get(modeFormAtom);
  return [...(form ? get(form.typed) : []), get(notesAtom)].some((text) => text.trim() !== "");
});

/** The next order has its own notes and its own time; the diner stays the same. */
export const forgetNotesAndTimeAtom = atom(null, (_get, set) => {
  set(notesAtom, "");
  set(forgetPickedTimeAtom);
});
