import { atom } from "jotai";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { returnAtom } from "../navigation/return.actions.ts";
import { closeOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { returnRouteAtom } from "./signIn.atoms.ts";

/**
 * R64: leads to the checkout that the path names, else back to where sign-in was asked for. `home` is used if it wasn't
 * asked for.
 */
export const afterSignInAtom = atom(null, (get, set, home: Route) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(returnRouteAtom);
  set(returnRouteAtom, null);
  set(returnAtom, asked, leadsTo(get(routeAtom)) ?? asked ?? home);
});

function leadsTo(route: Route): Route | null {
  if (route.name !== "loginForStore") return null;
  return { name: route.forGift === "true" ? "giftCheckout" : "checkout", store: route.store };
}
