import { atom } from "jotai";

/** The uid of the member who was signed in last and hasn't logged out: what is typed on this page may be theirs. */
export const lastMemberUidAtom = atom<string | null>(null);
