import { atom } from "jotai";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { storeParamAtom } from "../store/store.atoms.ts";

/** Whether gift cards are sold here, and no dishes (spec, section 2; R73). */
export const isGiftModeAtom = atom((get) => get(settingsAtom).isGift || get(routeAtom).name.startsWith("gift"));

/**
 * The screen that a route shows here: the main page shows the configured store (R6), a phone's cart on a wide layout
 * shows what it stands beside there (R44), and in gift mode a store shows its gift cards (R73).
 */
export const shownRouteAtom = atom((get): Route => {
  const route = get(routeAtom);
  const store = get(storeParamAtom);
  const isPhone = get(layoutAtom) === "mobile";
  const isOfStore = route.name === "main" || route.name === "store" || (route.name === "cart" && !isPhone);
  if (isOfStore && store !== null) return { name: get(settingsAtom).isGift ? "giftStore" : "store", store };
  if (route.name === "giftCart" && !isPhone) return { name: "giftStore", store: route.store };
  return route;
});
