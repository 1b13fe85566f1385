import { atom } from "jotai";
import type { CartHappening } from "./cart.atoms.ts";

/** What of the cart was told last: a screen with another layout doesn't tell it again. */
export const heardHappeningAtom = atom<CartHappening | null>(null);
