import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { isMenuShownAtom } from "../screen/shownRoute.atoms.ts";
import { cartCountAtom } from "./cart.atoms.ts";

/** Whether the cart is in a column beside the menu, as on a wide layout. */
export const hasSideCartAtom = atom((get) => get(isMenuShownAtom) && get(layoutAtom) === "desktop");

/** Whether a bar below the menu leads to the cart, as on a phone while the cart isn't empty. */
export const hasCartBarAtom = atom(
  (get) => get(isMenuShownAtom) && get(layoutAtom) === "mobile" && get(cartCountAtom) > 0,
);
