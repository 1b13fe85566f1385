import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import type { StoreReference } from "../../domain/host/hostSettings.ts";
import { isSameData } from "../../domain/isSameData.ts";
import type { Load } from "../../domain/load.ts";
import type { Menu } from "../../domain/menu/menu.ts";
import type { StoreHeader } from "../../domain/store/groupHeader.ts";
import type { Store } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { isErrorScreen, storeNamed } from "../navigation/paths.ts";
import { servicesAtom } from "../services.atoms.ts";

export const storeAtom = atom<Load<Store>>({ kind: "loading" });

/** The store that is shown. Null while it loads, and if it can't be shown. */
export const shownStoreAtom = atom((get): Store | null => {
  const store = get(storeAtom);
  return store.kind === "ready" ? store.value : null;
});

/** The group's name, logo and colours. Null until they are read, or if they may not be read. */
export const groupHeaderAtom = atom<StoreHeader | null>(null);

/** What the header and the colours show: the store, or the group if no store is shown. */
export const storeHeaderAtom = atom((get): StoreHeader | null => {
  return get(shownStoreAtom) ?? get(groupHeaderAtom);
});

/** All menus of the store; `servedMenuAtom` is the one that is served now. */
export const menusAtom = atom<Load<readonly Menu[]>>({ kind: "loading" });

/** The path at which the store couldn't be read, to return to. */
export const failedPathAtom = atom<string | null>(null);

/** Store and menus are read in parallel: the arrival of one says nothing about the other. */
export const isStoreStaleAtom = atom(false);
export const areMenusStaleAtom = atom(false);

/** When the shown menus were read; null for cached ones. */
export const menusReadAtAtom = atom<Instant | null>(null);

/** Whether menus have been read since the store was opened. Until then, only cached menus may be shown. */
export const haveMenusArrivedAtom = atom((get) => get(menusReadAtAtom) !== null);

/** Whether the last refresh failed, so that older data is shown. */
export const isStaleAtom = atom(
  (get) => get(storeAtom).kind === "ready" && (get(isStoreStaleAtom) || get(areMenusStaleAtom)),
);

/** A number is an id; anything else is a name. */
function referenceOf(name: string): StoreReference {
  return /^\d+$/.test(name) ? { kind: "id", id: Number(name) } : { kind: "name", name };
}

const shownLastAtom = atom<string | null>(null);

/** R92: the store last shown in this tab, as a path names it; null if there is none. */
const lastStoreAtom = atom((get) => get(shownLastAtom) ?? get(servicesAtom).memory.get("lastStore"));

export const saveLastStoreAtom = atom(null, (get, set, shown: string) => {
  get(servicesAtom).memory.save("lastStore", shown);
  set(shownLastAtom, shown);
});

export function paramOf(reference: StoreReference): string {
  return reference.kind === "id" ? String(reference.id) : reference.name;
}

/** The store with members that was shown last. */
export const lastMemberStoreAtom = atom<StoreReference | null>(null);

/** R60: these screens belong to the last store with members. */
const isOfMembers = /^(login|register|profile)/;

/** R92: these belong to the store last shown. */
const isOfLastStore = /^(about|contact|privacyPolicy|log)/;

/** The store that is shown: the configured one on any route (R6), else the one that the path names. */
const namedStoreAtom = atom((get): StoreReference | null => {
  const configured = get(settingsAtom).store;
  if (configured) return configured;
  const route = get(routeAtom);
  const named = storeNamed(route);
  if (named !== null) return referenceOf(named);
  const isMembers = isOfMembers.test(route.name);
  if (!isMembers && !isOfLastStore.test(route.name) && !isErrorScreen(route)) return null;
  const last = get(lastStoreAtom);
  return (isMembers && get(lastMemberStoreAtom)) || (last === null ? null : referenceOf(last));
});

/** The same object while it names the same store. */
export const storeReferenceAtom = selectAtom(namedStoreAtom, (reference) => reference, isSameData);

/** How paths name the store that is shown. */
export const storeParamAtom = atom((get): string | null => {
  const reference = get(storeReferenceAtom);
  return reference && paramOf(reference);
});
