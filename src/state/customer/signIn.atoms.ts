import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";

/** R60: where no store was shown, they are the HQ's. */
const isOfHq = /^(login|register|profile)/;

/**
 * Whether the shop that is shown has members: null until it is known. A digital display has no sign-in (R77), and
 * neither has any other page without a store.
 */
export const canSignInAtom = atom((get): boolean | null => {
  const store = get(storeAtom);
  const { hqId, isDigitalDisplay } = get(settingsAtom);
  if (isDigitalDisplay) return false;
  if (get(storeParamAtom) === null) return hqId !== null && isOfHq.test(get(routeAtom).name);
  if (store.kind === "loading") return null;
  return store.kind === "ready" && store.value.view.login;
});

/** Where a phone's sign-in was asked for: the way back. Null where it was opened by its address. */
export const askedAtAtom = atom<Route | null>(null);
