import { atom } from "jotai";
import { layoutAtom } from "../host/host.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { isMenuShownAtom, isWelcomedAtom } from "./shownRoute.atoms.ts";

/** Whether the diner has ended the home page in this session. It isn't shown to them again. */
export const isWelcomeOverAtom = atom((get) => get(orderServicesAtom).orderMemory.get("welcomed") === true);

/** Shows the menu if the home page was ended before. */
export const reloadWelcomeAtom = atom(null, (get, set) => {
  if (get(isWelcomeOverAtom)) set(isWelcomedAtom, true);
});

/** R76: Order Now ends the home page, for the session. */
export const leaveHomeAtom = atom(null, (get, set) => {
  get(orderServicesAtom).orderMemory.save("welcomed", true);
  set(isWelcomedAtom, true);
});

/** Whether the menu is shown where no home page comes before it. */
export const isWideMenuAtom = atom((get) => get(isMenuShownAtom) && get(layoutAtom) === "desktop");

/** Whoever has seen the menu stays there if they turn their tablet: the page isn't shown to them any more. */
export const seeWideMenuAtom = atom(null, (get, set) => {
  if (get(isWideMenuAtom)) set(isWelcomedAtom, true);
});
