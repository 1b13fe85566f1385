import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { type Route, routeAt, storeNamed } from "../navigation/paths.ts";
import { failedPathAtom, storeParamAtom } from "../store/store.atoms.ts";

/** Whether the main page lists a group's venues. */
export const listsVenuesAtom = atom((get) => {
  const { store, hqId } = get(settingsAtom);
  return store === null && hqId !== null;
});

/** The route to the menu from any screen. If a full page's path names the store, the path keeps the name. */
export const homeRouteAtom = atom((get): Route => {
  const store = get(storeParamAtom);
  const { store: configured, isFullPage } = get(settingsAtom);
  const isMain = configured && !(isFullPage && storeNamed(get(routeAtom)));
  // R92: where no store has been shown, the one that couldn't be read is tried again.
  const failed = get(listsVenuesAtom) ? null : storeNamed(routeAt(get(failedPathAtom) ?? "/"));
  const named = store ?? failed;
  return isMain || named === null ? { name: "main" } : { name: "store", store: named };
});
