import { atom, type Getter } from "jotai";
import { opensOnMenu } from "../../domain/host/opening.ts";
import { layoutAtom, settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { isErrorScreen, type Route } from "../navigation/paths.ts";
import { storeFreeRoutes } from "../store/store.actions.ts";
import { shownStoreAtom, storeParamAtom } from "../store/store.atoms.ts";

/** A route, or a screen that replaces the menu and has no path of its own: a phone's home page, a digital display. */
export type ShownRoute = Route | { readonly name: "home" | "display"; readonly store: string };

/** Whether the menu is shown instead of the home page (`welcome.atoms.ts`). */
export const isWelcomedAtom = atom(false);

/** Whether gift cards are sold here instead of dishes (S43, R73). */
export const isGiftModeAtom = atom((get) => get(settingsAtom).isGift || get(routeAtom).name.startsWith("gift"));

/**
 * The screen that a route shows here. The main page shows the configured store (R6). On a wide layout, a phone's cart
 * route shows the screen that has the cart beside it (R44). In gift mode a store shows its gift cards (R73). A phone
 * shows a store's home page first, if it has one (R76), unless the page opens the shop elsewhere (R106). A digital display shows the menu instead of any screen on which
 * there is something to do (R77).
 */
function shownAt(get: Getter, route: Route): ShownRoute {
  const store = get(storeParamAtom);
  const isPhone = get(layoutAtom) === "mobile";
  const { isGift, isDigitalDisplay, opening } = get(settingsAtom);
  const isOfStore = route.name === "main" || route.name === "store" || (route.name === "cart" && !isPhone);
  if (isDigitalDisplay && !storeFreeRoutes.includes(route.name) && !isErrorScreen(route)) {
    return store === null ? { name: "main" } : { name: "display", store };
  }
  const isHome = isPhone && get(shownStoreAtom)?.view.homePage && !get(isWelcomedAtom) && !opensOnMenu(opening);
  if (isOfStore && store !== null) return { name: isGift ? "giftStore" : isHome ? "home" : "store", store };
  if (route.name === "giftCart" && !isPhone) return { name: "giftStore", store: route.store };
  return route;
}

export const shownRouteAtom = atom((get) => shownAt(get, get(routeAtom)));

/** What a phone shows in a sheet, and the screen behind it. */
const behindSheet = { cart: "store", checkout: "store", giftCart: "giftStore", giftCheckout: "giftStore" } as const;

function isSheetRoute(route: ShownRoute): route is Extract<ShownRoute, { readonly name: keyof typeof behindSheet }> {
  return Object.hasOwn(behindSheet, route.name);
}

/** The page, which on a phone is behind the sheet with the cart or the checkout. */
export const pageRouteAtom = atom((get): ShownRoute => {
  const shown = get(shownRouteAtom);
  if (get(layoutAtom) !== "mobile" || !isSheetRoute(shown)) return shown;
  return shownAt(get, { name: behindSheet[shown.name], store: shown.store });
});

/** Whether a phone shows the cart or the checkout, in a sheet over the page. */
export const isSheetShownAtom = atom((get) => get(pageRouteAtom) !== get(shownRouteAtom));

/** Whether the menu is the page, even behind a sheet. */
export const isMenuShownAtom = atom((get) => get(pageRouteAtom).name === "store");
