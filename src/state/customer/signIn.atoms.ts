import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { groupHeaderAtom, storeAtom, storeParamAtom } from "../store/store.atoms.ts";

/** R60: if no store was shown, these screens belong to the HQ. */
const isOfHq = /^(login|register|profile)/;

/**
 * Whether the shown shop has members; null until it is known. Where no store is shown, the group's headquarters decides
 * (R93). A digital display has no sign-in (R77).
 */
export const canSignInAtom = atom((get): boolean | null => {
  const store = get(storeAtom);
  const { hqId, isDigitalDisplay } = get(settingsAtom);
  if (isDigitalDisplay) return false;
  if (get(storeParamAtom) === null) {
    if (hqId === null) return false;
    return isOfHq.test(get(routeAtom).name) || (get(groupHeaderAtom)?.view.login ?? null);
  }
  if (store.kind === "loading") return null;
  return store.kind === "ready" && store.value.view.login;
});

/** The route at which sign-in was asked for on a phone, to return to. Null if sign-in was opened by its URL. */
export const returnRouteAtom = atom<Route | null>(null);
