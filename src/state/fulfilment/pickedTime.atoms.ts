import { atom } from "jotai";
import type { ChosenTime } from "../../domain/fulfilment/times.ts";
import type { Instant } from "../../domain/time/instant.ts";

/** When the times on the screen were listed. */
export const listedAtAtom = atom<Instant | null>(null);

/** As the diner picked it, whether it is still on offer or not. */
export const pickedTimeAtom = atom<ChosenTime | null>(null);
