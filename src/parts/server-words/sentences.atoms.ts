import { atom } from "jotai";
import type { Sentences } from "./sentences.ts";

/** Null until they have loaded, with the first screen after the menu. */
export const sentencesAtom = atom<Sentences | null>(null);
