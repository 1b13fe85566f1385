import { atom } from "jotai";
import { groupHeader } from "../../domain/store/groupHeader.ts";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { groupHeaderAtom, shownStoreAtom, storeReferenceAtom } from "./store.atoms.ts";

const policyGroupAtom = atom<Store | null>(null);

/** R78: whose texts are in About, Contact and the policies: the store's, or the headquarters' if no store is named. */
export const policyStoreAtom = atom((get): Store | null => {
  const store = get(shownStoreAtom);
  if (store) return store;
  const group = get(policyGroupAtom);
  const isTheirs = get(storeReferenceAtom) === null && group?.id === get(settingsAtom).hqId;
  return isTheirs ? group : null;
});

export const loadPolicyStoreAtom = atom(null, async (get, set) => {
  const { hqId } = get(settingsAtom);
  if (hqId === null || get(storeReferenceAtom) !== null || get(policyGroupAtom)?.id === hqId) return;
  const reading = await get(servicesAtom).documents.loadStore({ kind: "id", id: hqId });
  // R42: the texts of a headquarters that is closed down aren't shown.
  if (reading.kind === "found" && reading.value.isEnabled) {
    set(policyGroupAtom, reading.value);
    set(groupHeaderAtom, groupHeader(reading.value));
  }
});
