import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { type Route, storeNamed } from "../navigation/paths.ts";
import { storeParamAtom } from "../store/store.atoms.ts";

/** The route to the menu from any screen. If a full page's path names the store, the path keeps the name. */
export const homeRouteAtom = atom((get): Route => {
  const store = get(storeParamAtom);
  const { store: configured, isFullPage } = get(settingsAtom);
  const isMain = configured && !(isFullPage && storeNamed(get(routeAtom)));
  return isMain || store === null ? { name: "main" } : { name: "store", store };
});
