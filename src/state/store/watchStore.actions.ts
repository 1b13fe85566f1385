import { atom } from "jotai";
import { logAtom } from "../log/log.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { nextTurnAtom } from "./arrival.atoms.ts";
import { menusArrivedAtom, storeArrivedAtom } from "./store.actions.ts";
import { shownStoreAtom, storeReferenceAtom } from "./store.atoms.ts";

/** Follows each change of the store, for a screen that stays open for days, such as a menu board. */
export const watchStoreAtom = atom(null, (get, set) => {
  const reference = get(storeReferenceAtom);
  const store = get(shownStoreAtom);
  if (!reference || !store) return () => {};
  set(logAtom, { type: "Information", category: "documents", description: "Listening to the menu" });
  return get(servicesAtom).documents.watch(store.id, {
    store: (reading) => set(storeArrivedAtom, { reference, turn: set(nextTurnAtom), reading }),
    menus: (reading) => set(menusArrivedAtom, { reference, turn: set(nextTurnAtom), reading }),
  });
});
