import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { navigateAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route, RouteName } from "../navigation/paths.ts";
import { openOverlayAtom } from "../overlay/overlay.atoms.ts";
import { returnRouteAtom } from "./signIn.atoms.ts";

export type SignInWay = "log-in" | "register";

/**
 * From these screens, sign-in leads to dishes or to gifts: to the checkout, or back to the gift cards. The path says
 * which, so that it survives a reload.
 */
const forGift: { readonly [Name in RouteName]?: string } = {
  cart: "false",
  checkout: "false",
  giftStore: "true",
  giftCart: "true",
  giftCheckout: "true",
};

function signInRoute(from: Route): Route {
  const gift = forGift[from.name];
  return gift && "store" in from ? { name: "loginForStore", store: from.store, forGift: gift } : { name: "login" };
}

/** Signing in, or registering, leads back to the shown screen. */
export const returnHereAtom = atom(null, (get, set) => set(returnRouteAtom, get(routeAtom)));

/** R64: an overlay on a desktop, a separate screen on a phone. */
export const askSignInAtom = atom(null, (get, set, way: SignInWay = "log-in") => {
  if (get(layoutAtom) === "desktop") return set(openOverlayAtom, { kind: "sign-in" });
  const from = get(routeAtom);
  set(returnRouteAtom, from);
  set(navigateAtom, way === "register" ? { name: "register" } : signInRoute(from));
});
