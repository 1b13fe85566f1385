import { atom } from "jotai";
import type { ReactNode } from "react";

/**
 * The desktop header's button to log in or to open the account. Loaded after the first view if the shop has members.
 */
export const accountEntryAtom = atom<ReactNode>(null);
