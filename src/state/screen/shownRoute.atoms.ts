import { atom } from "jotai";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { isErrorScreen, type Route } from "../navigation/paths.ts";
import { bystanders } from "../store/store.actions.ts";
import { storeParamAtom } from "../store/store.atoms.ts";

/**
 * The screen that a route shows here: the main page shows the configured store (R6), a phone's cart on a wide layout
 * shows what it stands beside there (R44), and in gift mode a store shows its gift cards (R73). A digital display shows
 * the menu wherever there would be something to do (R77).
 */
export const shownRouteAtom = atom((get): Route => {
  const route = get(routeAtom);
  const store = get(storeParamAtom);
  const isPhone = get(layoutAtom) === "mobile";
  const { isGift, isDigitalDisplay } = get(settingsAtom);
  const isOfStore = route.name === "main" || route.name === "store" || (route.name === "cart" && !isPhone);
  if (isDigitalDisplay && !bystanders.includes(route.name) && !isErrorScreen(route)) {
    return store === null ? { name: "main" } : { name: "store", store };
  }
  if (isOfStore && store !== null) return { name: isGift ? "giftStore" : "store", store };
  if (route.name === "giftCart" && !isPhone) return { name: "giftStore", store: route.store };
  return route;
});
