import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { StoreReference } from "../../domain/host/hostSettings.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Load } from "../../domain/load.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { Face } from "../../domain/store/groupFace.ts";
import type { Store } from "../../domain/store/store.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { storeNamed } from "../navigation/paths.ts";

export const storeAtom = atom<Load<Store>>({ kind: "loading" });

/** Null until it is read, and where it may not be. */
export const groupFaceAtom = atom<Face | null>(null);

/** Where no store is shown, the bar and the colours are the group's. */
export const faceAtom = atom((get): Face | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? store.value : get(groupFaceAtom);
});

/** All menus of the store; `servedMenuAtom` is the one that is served now. */
export const menusAtom = atom<Load<readonly Menu[]>>({ kind: "loading" });

/** Where the diner was when the store couldn't be read: the way back. */
export const failedPathAtom = atom<string | null>(null);

/** Store and menus are read in parallel: one that arrives says nothing about the other. */
export const isStoreStaleAtom = atom(false);
export const areMenusStaleAtom = atom(false);

/** Whether menus have been read since the store was opened. Until then they are at most the remembered ones. */
export const haveMenusArrivedAtom = atom(false);

/** The last refresh failed: older data is shown. */
export const isStaleAtom = atom(
  (get) => get(storeAtom).kind === "ready" && (get(isStoreStaleAtom) || get(areMenusStaleAtom)),
);

/** A number is an id; anything else is a name. */
function referenceOf(name: string): StoreReference {
  return /^\d+$/.test(name) ? { kind: "id", id: Number(name) } : { kind: "name", name };
}

/** The one with members that was shown last. */
export const lastStoreAtom = atom<StoreReference | null>(null);

/** R60: they belong to the store last shown. */
const isOfLastStore = /^(login|register|profile)/;

/** The store that is shown: the configured one on any route (R6), else the one that the path names. */
const namedStoreAtom = atom((get): StoreReference | null => {
  const configured = get(settingsAtom).store;
  if (configured) return configured;
  const route = get(routeAtom);
  const named = storeNamed(route);
  if (named !== null) return referenceOf(named);
  return isOfLastStore.test(route.name) ? get(lastStoreAtom) : null;
});

/** The same object while it names the same store. */
export const storeReferenceAtom = selectAtom(namedStoreAtom, (reference) => reference, isSameData);

/** How paths name the store that is shown. */
export const storeParamAtom = atom((get): string | null => {
  const reference = get(storeReferenceAtom);
  if (!reference) return null;
  return reference.kind === "id" ? String(reference.id) : reference.name;
});
