import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { returnAtom } from "../navigation/return.actions.ts";
import { closeOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { returnRouteAtom } from "./signIn.atoms.ts";

interface Next {
  /** Where to go if sign-in wasn't asked for on any screen. */
  readonly home: Route;
  /** No dish is in the cart. */
  readonly isCartEmpty: boolean;
  /** No gift card is, as far as that is known. */
  readonly areGiftsEmpty: boolean;
}

/**
 * R64: leads to the checkout that the path names, else back to where sign-in was asked for. A link to the path leads to
 * no checkout without anything to pay.
 */
export const afterSignInAtom = atom(null, (get, set, { home, isCartEmpty, areGiftsEmpty }: Next) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(returnRouteAtom);
  set(returnRouteAtom, null);
  const route = get(routeAtom);
  if (route.name !== "loginForStore" || asked?.name === "giftStore") return set(returnAtom, asked, asked ?? home);
  const { store } = route;
  // R73: an element that sells gift cards has no checkout of dishes.
  if (get(settingsAtom).isGift || route.forGift === "true") {
    return set(returnAtom, asked, { name: areGiftsEmpty ? "giftStore" : "giftCheckout", store });
  }
  const isInVain = isCartEmpty && !asked;
  set(returnAtom, asked, isInVain ? home : { name: "checkout", store });
});
