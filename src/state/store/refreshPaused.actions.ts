import { atom } from "jotai";
import { refreshStoreAtom } from "./store.actions.ts";
import { shownStoreAtom } from "./store.atoms.ts";

/** Reads a store that isn't in operation again: it may resume at any moment, and nothing else tells when. */
export const refreshPausedAtom = atom(null, async (get, set) => {
  const store = get(shownStoreAtom);
  if (store && !store.inOperation) await set(refreshStoreAtom);
});
