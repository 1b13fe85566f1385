import { atom } from "jotai";
import type { Store, StoreId } from "../../domain/store/store.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";

const readStoresAtom = atom<ReadonlyMap<StoreId, Store>>(new Map());

/** The store of one of a brand's orders; null until it is read. */
export const orderStoresAtom = atom((get) => {
  const shown = get(shownStoreAtom);
  const read = get(readStoresAtom);
  return (id: StoreId): Store | null => (shown?.id === id ? shown : (read.get(id) ?? null));
});

type FoundStore = Store | "missing" | "failed";

/** What is being read: a list asks for the store of each of its orders at once. */
const readingsAtom = atom<ReadonlyMap<StoreId, Promise<FoundStore>>>(new Map());

const readStoreAtom = atom(null, async (get, set, id: StoreId): Promise<FoundStore> => {
  const reading = await get(servicesAtom).documents.loadStore({ kind: "id", id });
  set(readingsAtom, new Map([...get(readingsAtom)].filter(([other]) => other !== id)));
  if (reading.kind !== "found") return reading.kind;
  set(readStoresAtom, new Map(get(readStoresAtom)).set(id, reading.value));
  return reading.value;
});

/** Reads a store, unless it is already known. */
export const findOrderStoreAtom = atom(null, async (get, set, id: StoreId): Promise<FoundStore> => {
  const found = get(orderStoresAtom)(id) ?? get(readingsAtom).get(id);
  if (found) return found;
  const reading = set(readStoreAtom, id);
  set(readingsAtom, new Map(get(readingsAtom)).set(id, reading));
  return reading;
});
