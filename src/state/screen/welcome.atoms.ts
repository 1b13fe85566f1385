import { atom } from "jotai";
import { orderServicesAtom } from "../services.atoms.ts";
import { isWelcomedAtom } from "./shownRoute.atoms.ts";

/** Whoever has ended the home page in this session doesn't see it again. */
export const isWelcomeOverAtom = atom((get) => get(orderServicesAtom).orderMemory.isWelcomed());

/** Leads on to the menu where the home page is over. */
export const recallWelcomeAtom = atom(null, (get, set) => {
  if (get(isWelcomeOverAtom)) set(isWelcomedAtom, true);
});

/** Spec: Order Now ends the home page, for the session (R76). */
export const endWelcomeAtom = atom(null, (get, set) => {
  get(orderServicesAtom).orderMemory.keepWelcomed();
  set(isWelcomedAtom, true);
});
