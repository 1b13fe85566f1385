import { atom } from "jotai";
import { navigateAtom, routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { returnAtom } from "../navigation/return.actions.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";

const placeAtom = atom((get): string | null => {
  const store = get(shownStoreAtom);
  return store && `${store.id}/${get(visitAtom).table}`;
});

/** Where a diner checked in last. It isn't stored on the device. */
const checkedInAtom = atom<string | null>(null);

/** Whether a diner has checked in here. Another table is another visit. */
export const isCheckedInAtom = atom((get): boolean => {
  const place = get(placeAtom);
  return place !== null && place === get(checkedInAtom);
});

const returnRouteAtom = atom<Route | null>(null);

export const askCheckInAtom = atom(null, (get, set, store: string) => {
  set(returnRouteAtom, get(routeAtom));
  set(navigateAtom, { name: "checkIn", store });
});

/** Ends the check-in, so that Back doesn't lead to the empty form again. */
export const endCheckInAtom = atom(null, (get, set, home: Route) => {
  const asked = get(returnRouteAtom);
  set(checkedInAtom, get(placeAtom));
  set(returnRouteAtom, null);
  set(returnAtom, asked, asked ?? home);
});
