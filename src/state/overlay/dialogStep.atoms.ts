import { atom } from "jotai";

/** A dialog that a component opens over its own screen. */
export interface HistoryDialog {
  close(): void;
}

/** The open dialog of a component; not the overlay of `overlayAtom`. */
export const dialogStepAtom = atom<HistoryDialog | null>(null);
