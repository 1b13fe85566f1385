import { atom } from "jotai";
import type { Sentences } from "./sentences.ts";

/** Null until they are there: they come with the first screen beyond the menu. */
export const sentencesAtom = atom<Sentences | null>(null);
