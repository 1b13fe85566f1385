import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { shownRouteAtom } from "../screen/shownRoute.atoms.ts";
import { cartCountAtom } from "./cart.atoms.ts";

/** Where the cart is shown beside or below the menu. */
const isByTheMenuAtom = atom((get) => get(shownRouteAtom).name === "store");

/** A wide layout shows it in a column of its own. */
export const hasSideCartAtom = atom((get) => get(isByTheMenuAtom) && get(layoutAtom) === "desktop");

/** A phone has a bar below the menu that leads to it while the cart isn't empty. */
export const hasCartBarAtom = atom(
  (get) => get(isByTheMenuAtom) && get(layoutAtom) === "mobile" && get(cartCountAtom) > 0,
);
