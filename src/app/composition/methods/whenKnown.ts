import { atom, type Getter } from "jotai";
import type { ShopScope } from "../shopScope.ts";

export const closedShop = () => new Error("The shop has been closed, or has started anew.");

/** Waits until something is known, which is null before. Rejects if the shop is closed first. */
export function whenKnown<T>({ store, scope }: ShopScope, read: (get: Getter) => T | null): Promise<T> {
  const readAtom = atom(read);
  return new Promise((resolve, reject) => {
    const look = () => {
      const known = store.get(readAtom);
      if (known === null) return;
      stop();
      resolve(known);
    };
    const stop = store.sub(readAtom, look);
    scope.add(stop, () => reject(closedShop()));
    look();
  });
}
