import { atom } from "jotai";
import { longestPreparation } from "../../domain/cart/longestPreparation.ts";
import { keepChosen } from "../../domain/fulfilment/chosenTime.ts";
import { modeTimes } from "../../domain/fulfilment/modeTimes.ts";
import type { ChosenTime, OfferedTimes } from "../../domain/fulfilment/times.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { modeAtom } from "./mode.atoms.ts";

/** When the times on the screen were listed. */
export const listedAtAtom = atom<Instant | null>(null);

export const listTimesAtom = atom(null, (get, set) => set(listedAtAtom, get(servicesAtom).clock.now()));

const listEveryMs = 60_000;

/** Spec, "Placing an order", 8: refreshes the lists every minute, until stopped. */
export const keepTimesFreshAtom = atom(null, (get, set) => {
  set(listTimesAtom);
  return get(servicesAtom).clock.every(listEveryMs, () => set(listTimesAtom));
});

/** Of the chosen mode. */
export const offeredTimesAtom = atom((get): OfferedTimes => {
  const store = get(storeAtom);
  const now = get(listedAtAtom);
  if (store.kind !== "ready" || now === null) return { asap: null, days: [] };
  const longestItemMinutes = longestPreparation(get(cartAtom));
  return modeTimes(get(modeAtom), { store: store.value, now, longestItemMinutes, travelSeconds: 0 });
});

/** Null until one was chosen on this page. */
const newlyPickedAtom = atom<{ readonly time: ChosenTime | null } | null>(null);

/** The choice survives a reload. */
const pickedTimeAtom = atom(
  (get): ChosenTime | null => {
    const picked = get(newlyPickedAtom);
    return picked ? picked.time : get(orderServicesAtom).orderMemory.pickedTime();
  },
  (get, set, time: ChosenTime | null) => {
    set(newlyPickedAtom, { time });
    get(orderServicesAtom).orderMemory.keepPickedTime(time?.kind === "slot" ? time : null);
  },
);

/** The chosen one of the times on offer; null where there are none. */
export const chosenTimeAtom = atom(
  (get): ChosenTime | null => keepChosen(get(offeredTimesAtom), get(pickedTimeAtom)),
  (_get, set, time: ChosenTime) => set(pickedTimeAtom, time),
);

/** The first time that can be chosen of the shown mode, as it is now; null where there is none. */
export const nextTimeAtom = atom((get): Instant | null => {
  const store = get(storeAtom);
  if (store.kind !== "ready") return null;
  const asked = { store: store.value, now: get(nowAtom), longestItemMinutes: 0, travelSeconds: 0 };
  return modeTimes(get(modeAtom), asked).days[0]?.slots[0] ?? null;
});

/** The time that was chosen before the checkout, on the menu, as long as it is still to come. */
export const orderedAheadAtom = atom(
  (get): Instant | null => {
    const picked = get(pickedTimeAtom);
    return picked?.kind === "slot" && picked.at > get(nowAtom) ? picked.at : null;
  },
  (_get, set, at: Instant | null) => set(pickedTimeAtom, at === null ? null : { kind: "slot", at }),
);

/** The next order has its own time. */
export const forgetPickedTimeAtom = atom(null, (_get, set) => set(pickedTimeAtom, null));

/** Null before the times were listed. */
export const isTimeLeftAtom = atom((get) => get(listedAtAtom) === null || get(chosenTimeAtom) !== null);
