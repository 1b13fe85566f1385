import { atom } from "jotai";
import type { ReactNode } from "react";

/** What is told over whatever screen is shown. It comes with its words, and goes by itself. */
export const newsAtom = atom<ReactNode>(null);
