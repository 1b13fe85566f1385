import { atom } from "jotai";

/** What changed and is to be said next, by what it is about. Null: nothing yet since the page was opened. */
export const toSayAtom = atom<ReadonlyMap<string, string> | null>(null);
