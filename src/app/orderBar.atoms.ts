import { atom } from "jotai";
import type { ReactNode } from "react";

/** The bar that leads back to an order in progress. Loaded only on a device that has placed one. */
export const orderBarAtom = atom<ReactNode>(null);
