import { atom } from "jotai";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { returnAtom } from "../navigation/return.actions.ts";
import { closeOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { returnRouteAtom } from "./signIn.atoms.ts";

interface Next {
  /** Where to go if sign-in wasn't asked for on any screen. */
  readonly home: Route;
  /** No dish is in the cart. Whether a gift card is, isn't known here. */
  readonly isCartEmpty: boolean;
}

/**
 * R64: leads to the checkout that the path names, else back to where sign-in was asked for. A link to the path leads to
 * no checkout without anything to pay.
 */
export const afterSignInAtom = atom(null, (get, set, { home, isCartEmpty }: Next) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(returnRouteAtom);
  set(returnRouteAtom, null);
  const checkout = leadsTo(get(routeAtom));
  const isInVain = checkout?.name === "checkout" && isCartEmpty && !asked;
  set(returnAtom, asked, (isInVain ? null : checkout) ?? asked ?? home);
});

function leadsTo(route: Route): Route | null {
  if (route.name !== "loginForStore") return null;
  return { name: route.forGift === "true" ? "giftCheckout" : "checkout", store: route.store };
}
