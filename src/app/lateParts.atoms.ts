import { atom } from "jotai";
import type { ReactNode } from "react";

/** A message above any screen. It brings its own texts, and disappears by itself. */
export const newsAtom = atom<ReactNode>(null);

/** The bar that leads back to an order in progress. Loaded only on a device that has placed one. */
export const orderBarAtom = atom<ReactNode>(null);

/** The menu as it is printed. Loaded after the other late parts of the menu. */
export const printedMenuAtom = atom<ReactNode>(null);

/**
 * The desktop header's button to log in or to open the account. Loaded after the first view if the shop has members.
 */
export const accountEntryAtom = atom<ReactNode>(null);
