import { atom } from "jotai";
import { expireGifts } from "../../domain/gift/giftCart.ts";
import { refreshGifts } from "../../domain/gift/refreshGifts.ts";
import { cartStoreIdAtom } from "../cart/cart.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { giftCardsAtom, loadGiftCardsAtom } from "./giftCards.atoms.ts";
import {
  giftCartAtom,
  noticeGiftsAtom,
  reloadGiftCartsAtom,
  saveGiftCartAtom,
  takeOverGiftCartsAtom,
} from "./giftCart.atoms.ts";
import { loadGiftCodesAtom, takeOverGiftCodesAtom } from "./giftCoupons.atoms.ts";
import { loadGiftServicesAtom } from "./giftServices.atoms.ts";

/** R71: removes expired lines from the gift cart. */
export const expireGiftsAtom = atom(null, (get, set) => {
  const storeId = get(cartStoreIdAtom);
  const before = get(giftCartAtom);
  const cart = expireGifts(before, get(servicesAtom).clock.now());
  if (storeId === null || cart === before) return;
  set(saveGiftCartAtom, storeId, cart);
  set(noticeGiftsAtom, [{ kind: "expired" }]);
});

const refreshGiftCartAtom = atom(null, (get, set) => {
  const storeId = get(cartStoreIdAtom);
  const sold = get(giftCardsAtom);
  const before = get(giftCartAtom);
  if (storeId === null || sold.kind !== "ready") return;
  const { cart, notices } = refreshGifts(before, sold.value);
  if (cart !== before) set(saveGiftCartAtom, storeId, cart);
  set(noticeGiftsAtom, notices);
});

/** Reads what is sold, and updates the gift cart to it. */
export const refreshGiftsAtom = atom(null, async (_get, set): Promise<void> => {
  await set(loadGiftCardsAtom);
  set(refreshGiftCartAtom);
});

/** R71. */
const lookAtGiftsMs = 5_000;

/**
 * Reads what is sold, and keeps the gift cart in step with it, with other tabs and with the clock, until stopped. Used
 * by each screen of gift cards, and again when another store is shown.
 */
export const followGiftsAtom = atom(null, (get, set) => {
  const { clock, connection } = get(servicesAtom);
  const stops: (() => void)[] = [];
  let isStopped = false;
  const begin = async () => {
    const services = await set(loadGiftServicesAtom);
    if (!services || isStopped) return;
    const { memory } = services;
    set(reloadGiftCartsAtom);
    set(expireGiftsAtom);
    stops.push(
      memory.watch("giftCart", (carts) => set(takeOverGiftCartsAtom, carts)),
      memory.watch("giftCoupons", (codes) => set(takeOverGiftCodesAtom, codes)),
      clock.every(lookAtGiftsMs, () => set(expireGiftsAtom)),
      connection.listen((notices) => {
        if (notices !== "seen") return;
        set(reloadGiftCartsAtom);
        set(expireGiftsAtom);
      }),
    );
    void set(loadGiftCodesAtom);
    await set(refreshGiftsAtom);
  };
  void begin();
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
});
