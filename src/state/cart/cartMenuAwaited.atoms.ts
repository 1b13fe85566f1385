import { atom } from "jotai";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { areMenusStaleAtom, haveMenusArrivedAtom, storeAtom } from "../store/store.atoms.ts";

/** The cart's menu isn't there, and may still come. A store that can't be read has a screen of its own. */
export const isCartMenuAwaitedAtom = atom((get) => {
  const menu = get(servedMenuAtom);
  if (get(storeAtom).kind !== "ready" || menu.kind === "loading") return true;
  return menu.kind === "ready" && !get(haveMenusArrivedAtom) && !get(areMenusStaleAtom);
});
