import { atom } from "jotai";
import { keepChosen } from "../../domain/fulfilment/chosenTime.ts";
import { deliveryMinutes, longestPreparation } from "../../domain/fulfilment/leadTime.ts";
import { modeTimes } from "../../domain/fulfilment/offerTimes.ts";
import type { ChosenTime, OfferedTimes } from "../../domain/fulfilment/times.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { travelSecondsAtom } from "./delivery.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";
import { listedAtAtom, pickedTimeAtom } from "./pickedTime.atoms.ts";

export const listTimesAtom = atom(null, (get, set) => set(listedAtAtom, get(servicesAtom).clock.now()));

const listEveryMs = 60_000;

/** S19: refreshes the lists every minute, until stopped. */
export const keepTimesFreshAtom = atom(null, (get, set) => {
  set(listTimesAtom);
  const stop = get(servicesAtom).clock.every(listEveryMs, () => set(listTimesAtom));
  return () => {
    stop();
    set(listedAtAtom, null);
  };
});

/** The times offered for the chosen mode. */
export const offeredTimesAtom = atom((get): OfferedTimes => {
  const store = get(shownStoreAtom);
  const now = get(listedAtAtom);
  if (!store) return { asap: null, days: [] };
  const longestItemMinutes = longestPreparation(get(cartAtom));
  return modeTimes(get(modeAtom), {
    store,
    now,
    longestItemMinutes,
    travelSeconds: get(travelSecondsAtom) ?? 0,
  });
});

/**
 * The time that an order will take (R116): the chosen one, else the first that can be chosen. Null if there is none. A
 * cart has it, too, so that it is priced as its checkout will be.
 */
export const chosenTimeAtom = atom(
  (get): ChosenTime | null => keepChosen(get(offeredTimesAtom), get(pickedTimeAtom)),
  (_get, set, time: ChosenTime) => set(pickedTimeAtom, time),
);

/**
 * R50. Null until it is known, if the route is unknown, and for a chosen time slot, which doesn't arrive in so many
 * minutes.
 */
export const deliveryMinutesAtom = atom((get) => {
  const store = get(shownStoreAtom);
  const travelSeconds = get(travelSecondsAtom);
  if (!store || travelSeconds === null || get(chosenTimeAtom)?.kind === "slot") return null;
  return deliveryMinutes(store, longestPreparation(get(cartAtom)), travelSeconds);
});

/** Whether any time is left to choose. */
export const isTimeLeftAtom = atom((get) => get(chosenTimeAtom) !== null);
