import { atom } from "jotai";
import { servicesAtom } from "../services.atoms.ts";
import { pathOf, type Route, routeAt } from "./paths.ts";

/** The history's path, mirrored here by the composition root. */
export const pathAtom = atom("/");

export const routeAtom = atom((get): Route => routeAt(get(pathAtom)));

export const navigateAtom = atom(null, (get, _set, route: Route) => {
  get(servicesAtom).history.push(pathOf(route));
});

/** For paths that Back shouldn't lead to, e.g. a store that wasn't found. */
export const redirectAtom = atom(null, (get, _set, route: Route) => {
  get(servicesAtom).history.replace(pathOf(route));
});
