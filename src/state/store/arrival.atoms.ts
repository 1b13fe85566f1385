import { atom } from "jotai";
import type { StoreReference } from "../../domain/host/hostSettings.ts";
import type { Reading } from "../../services/ports/documents.ts";
import { storeReferenceAtom } from "./store.atoms.ts";

/** What a read brought, and which read it was. */
export interface Arrival<T> {
  readonly reference: StoreReference;
  readonly reading: Reading<T>;
  readonly turn: number;
}

const turnAtom = atom(0);

/** Counts the reads. */
export const nextTurnAtom = atom(null, (get, set) => {
  set(turnAtom, get(turnAtom) + 1);
  return get(turnAtom);
});

const newestAtom = atom({ store: 0, menus: 0 });
/** Another store's, or slower than a later read that brought something. */
export const isPastAtom = atom(
  null,
  (get, set, what: "store" | "menus", { reference, reading, turn }: Arrival<unknown>) => {
    const newest = get(newestAtom);
    if (get(storeReferenceAtom) !== reference || turn < newest[what]) return true;
    if (reading.kind !== "failed") set(newestAtom, { ...newest, [what]: turn });
    return false;
  },
);
