import { atom } from "jotai";
import { refreshStoreAtom } from "./store.actions.ts";
import { storeAtom } from "./store.atoms.ts";

/** Reads a store that isn't in operation again: it may resume at any moment, and nothing else tells when. */
export const refreshPausedAtom = atom(null, async (get, set) => {
  const store = get(storeAtom);
  if (store.kind === "ready" && !store.value.inOperation) await set(refreshStoreAtom);
});
