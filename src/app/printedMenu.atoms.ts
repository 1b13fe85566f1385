import { atom } from "jotai";
import type { ReactNode } from "react";

/** The menu as it is printed. It comes after what belongs on the menu. */
export const printedMenuAtom = atom<ReactNode>(null);
