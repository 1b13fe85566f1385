import { atom } from "jotai";
import { settingsAtom } from "../host/host.atoms.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";

/**
 * Whether the shop that is shown has members: null until it is known. A digital display has no sign-in (R77), and
 * neither has a page without a store.
 */
export const canSignInAtom = atom((get): boolean | null => {
  const store = get(storeAtom);
  if (get(settingsAtom).isDigitalDisplay || get(storeParamAtom) === null) return false;
  if (store.kind === "loading") return null;
  return store.kind === "ready" && store.value.view.login;
});
