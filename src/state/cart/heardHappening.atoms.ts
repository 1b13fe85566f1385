import { atom } from "jotai";
import type { CartHappening } from "./cart.atoms.ts";

/** The change of the cart that was announced last, so that a screen with another layout doesn't announce it again. */
export const heardHappeningAtom = atom<CartHappening | null>(null);
