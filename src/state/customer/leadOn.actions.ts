import { atom } from "jotai";
import { redirectAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import { pathOf, type Route } from "../navigation/paths.ts";
import { closeOverlayAtom, overlayAtom } from "../overlay/overlay.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { askedAtAtom } from "./signIn.atoms.ts";

/**
 * R64: to the checkout that its path names, else back to where sign-in was asked for. `home` is where nobody asked. Where
 * that is the screen before, it isn't shown a second time: Back would seem to do nothing.
 */
export const leadOnAtom = atom(null, (get, set, home: Route) => {
  if (get(overlayAtom)?.kind === "sign-in") return set(closeOverlayAtom);
  const asked = get(askedAtAtom);
  const to = leadsTo(get(routeAtom)) ?? asked ?? home;
  const { loadLayers } = get(servicesAtom).history;
  set(askedAtAtom, null);
  if (!loadLayers || !asked || pathOf(asked) !== pathOf(to)) return set(redirectAtom, to);
  void loadLayers().then(
    (layers) => layers.goBack(),
    () => set(redirectAtom, to),
  );
});

function leadsTo(route: Route): Route | null {
  if (route.name !== "loginForStore") return null;
  return { name: route.forGift === "true" ? "giftCheckout" : "checkout", store: route.store };
}
