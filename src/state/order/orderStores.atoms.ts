import { atom } from "jotai";
import type { Store, StoreId } from "../../domain/store/store.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";

const readStoresAtom = atom<ReadonlyMap<StoreId, Store>>(new Map());

/** The store of one of a brand's orders; null until it is read. */
export const orderStoresAtom = atom((get) => {
  const shown = get(storeAtom);
  const read = get(readStoresAtom);
  return (id: StoreId): Store | null =>
    shown.kind === "ready" && shown.value.id === id ? shown.value : (read.get(id) ?? null);
});

/** Reads a store, unless it is already known. */
export const findOrderStoreAtom = atom(null, async (get, set, id: StoreId): Promise<Store | "missing" | "failed"> => {
  const known = get(orderStoresAtom)(id);
  if (known) return known;
  const reading = await get(servicesAtom).documents.loadStore({ kind: "id", id });
  if (reading.kind !== "found") return reading.kind;
  set(readStoresAtom, new Map(get(readStoresAtom)).set(id, reading.value));
  return reading.value;
});
