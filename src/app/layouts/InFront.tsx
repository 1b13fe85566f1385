import { atom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** The place in the open sheet for what belongs to the whole shop. Null without a sheet. */
export const sheetFrontAtom = atom<HTMLElement | null>(null);

/** Stands in the open sheet, if there is one: nothing outside it can be reached or heard. */
export function InFront({ children }: { readonly children: ReactNode }) {
  const front = useAtomValue(sheetFrontAtom);
  return front ? createPortal(children, front) : children;
}
