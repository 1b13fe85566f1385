import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { pathOf, type Route, routeAt, storeNamed } from "../navigation/paths.ts";
import { retryStoreAtom } from "../store/store.actions.ts";
import { failedPathAtom } from "../store/store.atoms.ts";

/** The menu of the store that couldn't be read. Null if it was the menu that couldn't be shown. */
export const failedMenuAtom = atom((get): Route | null => {
  const path = get(failedPathAtom);
  if (path === null) return null;
  const route = routeAt(path);
  const { store: configured, isFullPage, isGift } = get(settingsAtom);
  if (route.name === "main" || route.name === "store" || (isGift && route.name === "giftStore")) return null;
  const store = configured && !isFullPage ? null : storeNamed(route);
  return store === null ? { name: "main" } : { name: "store", store };
});

/** Leads from the error screen to the menu, and loads the store again. */
export const openFailedMenuAtom = atom(null, (get, set) => {
  const menu = get(failedMenuAtom);
  if (menu) set(failedPathAtom, pathOf(menu));
  return set(retryStoreAtom);
});
