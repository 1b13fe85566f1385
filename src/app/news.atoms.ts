import { atom } from "jotai";
import type { ReactNode } from "react";

/** A message above any screen. It brings its own texts, and disappears by itself. */
export const newsAtom = atom<ReactNode>(null);
