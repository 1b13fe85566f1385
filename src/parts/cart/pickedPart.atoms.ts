import { atom } from "jotai";
import type { ComponentType } from "react";

/** Whose cart it is and what is otherwise there, where a venue was chosen for it (R75). Comes with the choice. */
export const pickedPartAtom = atom<{ readonly Picked: ComponentType } | null>(null);
