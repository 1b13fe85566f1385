import { atom } from "jotai";

/** A dialog that a component opens over its own screen. */
export interface HeldDialog {
  close(): void;
}

/** The one that is open, beside what `overlayAtom` shows. */
export const heldDialogAtom = atom<HeldDialog | null>(null);
