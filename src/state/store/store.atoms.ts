import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { StoreAddress } from "../../domain/host/hostSettings.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Load } from "../../domain/load.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { storeNamed } from "../navigation/paths.ts";

export const storeAtom = atom<Load<Store>>({ kind: "loading" });

/** All that the store has; `servedMenuAtom` is the one that is served now. */
export const menusAtom = atom<Load<readonly Menu[]>>({ kind: "loading" });

/** Where the diner was when the store couldn't be read: the way back. */
export const failedPathAtom = atom<string | null>(null);

/** The two are read side by side: one that arrives says nothing about the other. */
export const isStoreStaleAtom = atom(false);
export const areMenusStaleAtom = atom(false);

/** Since the store was opened. Until then the menus are at most what the device remembers. */
export const haveMenusArrivedAtom = atom(false);

/** How many reads have begun, and which of them have brought what is shown. */
export const turnAtom = atom(0);
export const newestAtom = atom({ store: 0, menus: 0 });

/** The last refresh failed: what is shown is what was read before. */
export const isStaleAtom = atom(
  (get) => get(storeAtom).kind === "ready" && (get(isStoreStaleAtom) || get(areMenusStaleAtom)),
);

/** Numeric means id; anything else is looked up by name. */
function addressOf(name: string): StoreAddress {
  return /^\d+$/.test(name) ? { kind: "id", id: Number(name) } : { kind: "name", name };
}

/** The store that is shown: the configured one on any route (R6), else the one that the path names. */
const namedAddressAtom = atom((get): StoreAddress | null => {
  const configured = get(settingsAtom).store;
  if (configured) return configured;
  const named = storeNamed(get(routeAtom));
  return named === null ? null : addressOf(named);
});

/** The same, as one value while it names the same store. */
export const storeAddressAtom = selectAtom(namedAddressAtom, (address) => address, isSameData);

/** How paths name the store that is shown. */
export const storeParamAtom = atom((get): string | null => {
  const address = get(storeAddressAtom);
  if (!address) return null;
  return address.kind === "id" ? String(address.id) : address.name;
});
