import { atom } from "jotai";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { isErrorScreen, type Route } from "../navigation/paths.ts";
import { bystanders } from "../store/store.actions.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";

/** A route, or what is shown in place of the menu and has no path of its own: a phone's home page, a display's board. */
export type ShownRoute = Route | { readonly name: "home" | "display"; readonly store: string };

/** Whether the home page gives way to the menu (`welcome.atoms.ts`). */
export const isWelcomedAtom = atom(false);

/** Whether gift cards are sold here, and no dishes (spec, section 2; R73). */
export const isGiftModeAtom = atom((get) => get(settingsAtom).isGift || get(routeAtom).name.startsWith("gift"));

/**
 * The screen that a route shows here: the main page shows the configured store (R6), a phone's cart on a wide layout
 * shows what it stands beside there (R44), and in gift mode a store shows its gift cards (R73). A phone shows a store's
 * home page first, where it has one (R76). A digital display shows the menu wherever there would be something to do
 * (R77).
 */
export const shownRouteAtom = atom((get): ShownRoute => {
  const route = get(routeAtom);
  const store = get(storeParamAtom);
  const isPhone = get(layoutAtom) === "mobile";
  const { isGift, isDigitalDisplay } = get(settingsAtom);
  const isOfStore = route.name === "main" || route.name === "store" || (route.name === "cart" && !isPhone);
  if (isDigitalDisplay && !bystanders.includes(route.name) && !isErrorScreen(route)) {
    return store === null ? { name: "main" } : { name: "display", store };
  }
  const shown = get(storeAtom);
  const isHome = isPhone && "value" in shown && shown.value.view.homePage && !get(isWelcomedAtom);
  if (isOfStore && store !== null) return { name: isGift ? "giftStore" : isHome ? "home" : "store", store };
  if (route.name === "giftCart" && !isPhone) return { name: "giftStore", store: route.store };
  return route;
});

export const isMenuShownAtom = atom((get) => get(shownRouteAtom).name === "store");
