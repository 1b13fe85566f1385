import { atom } from "jotai";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { areMenusStaleAtom, haveMenusArrivedAtom, shownStoreAtom } from "../store/store.atoms.ts";

/**
 * Whether the cart's menu isn't loaded but may still arrive. Also true for a store that can't be read: it has its own
 * screen.
 */
export const isCartMenuAwaitedAtom = atom((get) => {
  const menu = get(servedMenuAtom);
  if (!get(shownStoreAtom) || menu.kind === "loading") return true;
  return menu.kind === "ready" && !get(haveMenusArrivedAtom) && !get(areMenusStaleAtom);
});

/** Whether the saved order in the path is waiting for its menu (R59). */
export const isOpeningOrderAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === "cart" && route.qrcode !== undefined && get(isCartMenuAwaitedAtom);
});
