import { atom } from "jotai";
import { servedMenuAtom } from "../menu/menu.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";

/** A saved order of the path waits for its menu (R59). */
export const isOpeningOrderAtom = atom((get) => {
  const route = get(routeAtom);
  const menu = get(servedMenuAtom);
  return route.name === "cart" && route.qrcode !== undefined && (menu.kind === "loading" || menu.kind === "ready");
});
