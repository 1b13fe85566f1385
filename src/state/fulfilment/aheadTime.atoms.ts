import { atom } from "jotai";
import { isStillOffered } from "../../domain/fulfilment/chosenTime.ts";
import { modeTimes } from "../../domain/fulfilment/offerTimes.ts";
import type { OfferedTimes } from "../../domain/fulfilment/times.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";
import { pickedTimeAtom } from "./pickedTime.atoms.ts";

/** The times of the shown mode, for the quickest dish at the nearest address. */
const earliestTimesAtom = atom((get): OfferedTimes => {
  const store = get(shownStoreAtom);
  if (!store) return { asap: null, days: [] };
  const asked = { store, now: get(nowAtom), longestItemMinutes: 0, travelSeconds: 0 };
  return modeTimes(get(modeAtom), asked);
});

/** The first time that can be chosen for the shown mode now; null if there is none. */
export const nextTimeAtom = atom((get): Instant | null => get(earliestTimesAtom).days[0]?.slots[0] ?? null);

/** The time that was chosen on the menu, before the checkout; null if the shown mode doesn't offer it. */
export const orderedAheadAtom = atom(
  (get): Instant | null => {
    const picked = get(pickedTimeAtom);
    return picked?.kind === "slot" && isStillOffered(get(earliestTimesAtom), picked) ? picked.at : null;
  },
  (_get, set, at: Instant | null) => set(pickedTimeAtom, at === null ? null : { kind: "slot", at }),
);
