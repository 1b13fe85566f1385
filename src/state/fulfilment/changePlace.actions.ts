import { atom } from "jotai";
import type { VisitPlace } from "../../domain/visit/visit.ts";
import { leaveAtom } from "../visit/visit.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";

/** In another room or at another table, the diner receives the order there: the page may have chosen the mode. */
export const changePlaceAtom = atom(null, (_get, set, place: keyof VisitPlace) => {
  set(modeAtom, place);
  set(leaveAtom, place);
});
