import { atom } from "jotai";
import { servicesAtom } from "../services.atoms.ts";
import { pathOf, type Route, type RouteName, routeAt } from "./paths.ts";

/** The history's path, mirrored here by the composition root. */
export const pathAtom = atom("/");

export const routeAtom = atom((get): Route => routeAt(get(pathAtom)));

const accountPages: readonly RouteName[] = ["profile", "loyalty", "stamps", "orderHistory", "orderTracking"];

/** On an account's pages: the store whose gift cards the diner looked at before; null if it was anything else. */
const giftsBehindAtom = atom<string | null>(null);

/** Where a diner goes on who is done with gift cards or their account; null if that isn't a gift store. */
export const giftsToShowAtom = atom((get): string | null => {
  const route = get(routeAtom);
  if (route.name.startsWith("gift")) return "store" in route ? route.store : null;
  return accountPages.includes(route.name) ? get(giftsBehindAtom) : null;
});

export const navigateAtom = atom(null, (get, set, route: Route) => {
  set(giftsBehindAtom, get(giftsToShowAtom));
  get(servicesAtom).history.push(pathOf(route));
});

/** For paths that Back shouldn't lead to, e.g. a store that wasn't found. */
export const redirectAtom = atom(null, (get, _set, route: Route) => {
  get(servicesAtom).history.replace(pathOf(route));
});
