import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { type Route, storeNamed } from "../navigation/paths.ts";
import { storeParamAtom } from "../store/store.atoms.ts";

/** The way back to the menu from anywhere. Where a full page's address names the store, it stays in the address. */
export const homeRouteAtom = atom((get): Route => {
  const store = get(storeParamAtom);
  const { store: configured, isFullPage } = get(settingsAtom);
  const isMain = configured && !(isFullPage && storeNamed(get(routeAtom)));
  return isMain || store === null ? { name: "main" } : { name: "store", store };
});
