import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { isMenuShownAtom } from "../screen/shownRoute.atoms.ts";
import { cartCountAtom } from "./cart.atoms.ts";

/** A wide layout shows it in a column of its own. */
export const hasSideCartAtom = atom((get) => get(isMenuShownAtom) && get(layoutAtom) === "desktop");

/** A phone has a bar below the menu that leads to it while the cart isn't empty. */
export const hasCartBarAtom = atom(
  (get) => get(isMenuShownAtom) && get(layoutAtom) === "mobile" && get(cartCountAtom) > 0,
);
