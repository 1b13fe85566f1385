import { atom } from "jotai";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { storeParamAtom } from "../store/store.atoms.ts";

/**
 * The screen that a route shows here: the main page shows the configured store (R6), and a phone's cart on a wide
 * layout shows the store (R44).
 */
export const shownRouteAtom = atom((get): Route => {
  const route = get(routeAtom);
  const store = get(storeParamAtom);
  if (route.name === "main") {
    if (store === null) return route;
    return get(settingsAtom).isGift ? { name: "giftStore", store } : { name: "store", store };
  }
  if (get(layoutAtom) === "mobile") return route;
  if (route.name === "cart") return { name: "store", store: route.store };
  if (route.name === "giftCart") return { name: "giftStore", store: route.store };
  return route;
});
