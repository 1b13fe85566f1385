import { atom } from "jotai";
import type { ReactNode } from "react";

/** A desk's way to sign in, or to one's account. It comes after the first view, where the shop has members. */
export const accountEntryAtom = atom<ReactNode>(null);
