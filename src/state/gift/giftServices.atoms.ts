import { atom } from "jotai";
import type { GiftServices } from "../../services/ports/gifts.ts";
import { orderServicesAtom } from "../services.atoms.ts";

/** Null until they are loaded. */
export const arrivedGiftServicesAtom = atom<GiftServices | null>(null);

/** For code that runs only after they are loaded: a change of the cart, an order. */
export const giftServicesAtom = atom((get): GiftServices => {
  const services = get(arrivedGiftServicesAtom);
  if (!services) throw new Error("The services of gift cards were asked for before they came.");
  return services;
});

/** Loads them once; after a failure the next call tries again. */
export const loadGiftServicesAtom = atom(null, async (get, set): Promise<GiftServices | null> => {
  const arrived = get(arrivedGiftServicesAtom);
  if (arrived) return arrived;
  const services = await get(orderServicesAtom)
    .loadGifts()
    .catch(() => null);
  const first = get(arrivedGiftServicesAtom) ?? services;
  set(arrivedGiftServicesAtom, first);
  return first;
});

/** Call it when the thank-you page has been seen. */
export const giftOrderSeenAtom = atom(null, async (_get, set): Promise<void> => {
  const services = await set(loadGiftServicesAtom);
  services?.memory.forget("unseenGiftOrder");
});
