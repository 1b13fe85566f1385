import { atom } from "jotai";
import { isCartMenuAwaitedAtom } from "../cart/cartMenuAwaited.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";

/** Whether the saved order in the path is waiting for its menu (R59). */
export const isOpeningOrderAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === "cart" && route.qrcode !== undefined && get(isCartMenuAwaitedAtom);
});
