import { atom } from "jotai";
import type { ReactNode } from "react";

/** The menu as it is printed. Loaded after the other late parts of the menu. */
export const printedMenuAtom = atom<ReactNode>(null);
