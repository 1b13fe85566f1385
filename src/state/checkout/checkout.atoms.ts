import { atom } from "jotai";
import { keptTypedAtom } from "../form/form.ts";
import { forgetPickedTimeAtom } from "../fulfilment/times.atoms.ts";
import { modeFormAtom } from "./modeForm.atoms.ts";

const typedNotesAtom = keptTypedAtom("notes", () => ({ notes: "" }));

export const notesAtom = atom(
  (get) => get(typedNotesAtom).notes,
  (_get, set, notes: string) => set(typedNotesAtom, { notes }),
);

/** The card doesn't count: every outcome clears it (R37). */
export const isAnythingTypedAtom = atom((get) => {
  const form = get(modeFormAtom);
  return [...(form ? get(form.typed) : []), get(notesAtom)].some((text) => text.trim() !== "");
});

/** The next order has its own notes and its own time; the diner stays the same. */
export const forgetNotesAndTimeAtom = atom(null, (_get, set) => {
  set(typedNotesAtom, null);
  set(forgetPickedTimeAtom);
});
