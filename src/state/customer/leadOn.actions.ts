import { atom } from "jotai";
import { redirectAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { closeOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { askedAtAtom } from "./signIn.atoms.ts";

/** R64: to the checkout that its path names, else back to where sign-in was asked for. `home` is where nobody asked. */
export const leadOnAtom = atom(null, (get, set, home: Route) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(askedAtAtom);
  const route = get(routeAtom);
  set(askedAtAtom, null);
  if (route.name !== "loginForStore") return set(redirectAtom, asked ?? home);
  set(redirectAtom, { name: route.forGift === "true" ? "giftCheckout" : "checkout", store: route.store });
});
