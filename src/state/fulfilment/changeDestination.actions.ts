import { atom } from "jotai";
import type { VisitDestination } from "../../domain/visit/visit.ts";
import { leaveAtom } from "../visit/visit.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";

/**
 * The diner goes to another room or table and gets the order there. Sets the mode too: the page may have chosen
 * another.
 */
export const changeDestinationAtom = atom(null, (_get, set, place: keyof VisitDestination) => {
  set(modeAtom, place);
  set(leaveAtom, place);
});
