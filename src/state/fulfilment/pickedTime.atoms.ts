import { atom } from "jotai";
import type { ChosenTime } from "../../domain/fulfilment/times.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** When the times on the screen were listed. */
export const listedAtAtom = atom<Instant | null>(null);

/** Null until one was picked on this page. */
const newlyPickedAtom = atom<{ readonly time: ChosenTime | null } | null>(null);

/** As the diner picked it, whether it is still on offer or not. It survives a reload. */
export const pickedTimeAtom = atom(
  (get): ChosenTime | null => {
    const picked = get(newlyPickedAtom);
    return picked ? picked.time : get(orderServicesAtom).orderMemory.pickedTime();
  },
  (get, set, time: ChosenTime | null) => {
    set(newlyPickedAtom, { time });
    get(orderServicesAtom).orderMemory.keepPickedTime(time?.kind === "slot" ? time : null);
  },
);
