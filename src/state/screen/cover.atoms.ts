import { atom } from "jotai";
import { settingsAtom, startsPageAtom } from "../host/host.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { isMenuShownAtom } from "./shownRoute.atoms.ts";

/**
 * Whether the store's picture stands above the menu: on a full page, or where the page has none of its own above the
 * shop. Its space is reserved while the store loads.
 */
export const hasCoverAtom = atom((get): boolean => {
  const store = get(storeAtom);
  const hasRoom = get(settingsAtom).isFullPage || get(startsPageAtom);
  const isThere = store.kind === "loading" || (store.kind === "ready" && store.value.profileImage !== null);
  return hasRoom && isThere && get(isMenuShownAtom);
});
