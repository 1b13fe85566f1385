import { atom } from "jotai";
import type { ChosenTime, PickedTime } from "../../domain/fulfilment/times.ts";
import type { StoreId } from "../../domain/store/store.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";

const cachedListedAtAtom = atom<Instant | null>(null);

/** When the checkout listed its times. Null is written when it is left: before and after it, the times are those of now. */
export const listedAtAtom = atom(
  (get): Instant => get(cachedListedAtAtom) ?? get(nowAtom),
  (_get, set, at: Instant | null) => set(cachedListedAtAtom, at),
);

/** Null until the diner picks a time on this page. */
const newlyPickedAtom = atom<{ readonly picked: PickedTime | null } | null>(null);

/** The time picked last, which survives a reload. */
const lastPickedAtom = atom(
  (get): PickedTime | null => {
    const newly = get(newlyPickedAtom);
    return newly ? newly.picked : get(orderServicesAtom).orderMemory.get("pickedTime");
  },
  (get, set, picked: PickedTime | null) => {
    set(newlyPickedAtom, { picked });
    const { orderMemory } = get(orderServicesAtom);
    if (picked?.time.kind === "slot") orderMemory.save("pickedTime", picked);
    else orderMemory.forget("pickedTime");
  },
);

/** The time that the diner picked in the shown store, whether it is still offered or not. */
export const pickedTimeAtom = atom(
  (get): ChosenTime | null => {
    const last = get(lastPickedAtom);
    return last?.storeId === get(cartStoreIdAtom) ? (last?.time ?? null) : null;
  },
  (get, set, time: ChosenTime | null) => {
    const storeId = get(cartStoreIdAtom);
    set(lastPickedAtom, time && storeId !== null ? { storeId, time } : null);
  },
);

/** Forgets the store's picked time, because its next order has its own. */
export const forgetPickedTimeAtom = atom(null, (get, set, storeId: StoreId) => {
  if (get(lastPickedAtom)?.storeId === storeId) set(lastPickedAtom, null);
});
