import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { navigateAtom, redirectAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { closeOverlayAtom, openOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";

/** Where a phone's sign-in was asked for: the way back. Null where it was opened by its address. */
const askedAtAtom = atom<Route | null>(null);

/** The checkout that a cart or its sign-in leads to. */
function checkoutFrom(route: Route): Route | null {
  switch (route.name) {
    case "cart":
    case "checkout":
      return { name: "checkout", store: route.store };
    case "giftCart":
    case "giftCheckout":
      return { name: "giftCheckout", store: route.store };
    case "loginForStore":
      return { name: route.forGift === "true" ? "giftCheckout" : "checkout", store: route.store };
    default:
      return null;
  }
}

function signInRoute(from: Route): Route {
  const checkout = checkoutFrom(from);
  if (!checkout || !("store" in checkout)) return { name: "login" };
  return { name: "loginForStore", store: checkout.store, forGift: `${checkout.name === "giftCheckout"}` };
}

export type SignInWay = "log-in" | "register";

/** R64: over the screen on a desk, a screen of its own on a phone. */
export const askSignInAtom = atom(null, (get, set, way: SignInWay = "log-in") => {
  if (get(layoutAtom) === "desktop") return set(openOverlayAtom, { kind: "sign-in" });
  const from = get(routeAtom);
  set(askedAtAtom, from);
  set(navigateAtom, way === "register" ? { name: "register" } : signInRoute(from));
});

/** R64: from cart or checkout to the checkout, else back to where sign-in was asked for. `home` is where nobody asked. */
export const leadOnAtom = atom(null, (get, set, home: Route) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(askedAtAtom);
  set(askedAtAtom, null);
  set(redirectAtom, checkoutFrom(asked ?? get(routeAtom)) ?? asked ?? home);
});
