import { atom } from "jotai";
import type { ComponentType } from "react";

/** Shows the venue that was chosen for the cart, and what differs there (R75). Null until a venue is chosen. */
export const pickedPartAtom = atom<{ readonly Picked: ComponentType } | null>(null);
