import { atom } from "jotai";
import type { StoreReference } from "../../domain/host/hostSettings.ts";
import type { Reading } from "../../services/ports/documents.ts";
import { storeReferenceAtom } from "./store.atoms.ts";

/** The result of a read, and the number of that read. */
export interface Arrival<T> {
  readonly reference: StoreReference;
  readonly reading: Reading<T>;
  readonly turn: number;
}

const turnAtom = atom(0);

/** Returns the number of the next read. */
export const nextTurnAtom = atom(null, (get, set) => {
  set(turnAtom, get(turnAtom) + 1);
  return get(turnAtom);
});

const newestAtom = atom({ store: 0, menus: 0 });
/** Whether an arrival is outdated: it is another store's, or a later read has already succeeded. */
export const isPastAtom = atom(
  null,
  (get, set, what: "store" | "menus", { reference, reading, turn }: Arrival<unknown>) => {
    const newest = get(newestAtom);
    if (get(storeReferenceAtom) !== reference || turn < newest[what]) return true;
    if (reading.kind !== "failed") set(newestAtom, { ...newest, [what]: turn });
    return false;
  },
);
