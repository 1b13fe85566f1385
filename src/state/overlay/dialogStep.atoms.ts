import { atom } from "jotai";

/** A dialog that a component opens over its own screen. */
export interface DialogStep {
  close(): void;
}

/** The open dialog of a component; not the overlay of `overlayAtom`. */
export const dialogStepAtom = atom<DialogStep | null>(null);
