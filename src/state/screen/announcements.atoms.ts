import { atom } from "jotai";

/** The changes to announce next, by subject. Null until there is something to announce. */
export const announcementsAtom = atom<ReadonlyMap<string, string> | null>(null);
