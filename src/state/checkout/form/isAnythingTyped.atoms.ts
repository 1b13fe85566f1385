import { atom } from "jotai";
import { modeFormAtom } from "./modeForm.atoms.ts";
import { notesAtom } from "./notes.atoms.ts";

/** Whether the diner has typed anything. The card doesn't count, because every outcome clears it (R37). */
export const isAnythingTypedAtom = atom((get) => {
  const form = get(modeFormAtom);
  return [...(form ? get(form.typed) : []), get(notesAtom)].some((text) => text.trim() !== "");
});
