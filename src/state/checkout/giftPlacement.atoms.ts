import { atom } from "jotai";
import { attemptOf, canStart } from "../../domain/checkout/placement.ts";
import { areGiftsAsOrdered } from "../../domain/gift/orderedGifts.ts";
import { giftCartAtom } from "../gift/giftCart.atoms.ts";
import { dropCardAtom } from "../payment/card.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { createPlacing } from "./createPlacing.ts";
import { giftGoods } from "./giftGoods.ts";
import { openPlacing } from "./openPlacing.ts";

/** The state of ordering gift cards, apart from that of dishes. */
export const giftPlacing = createPlacing(giftGoods);

export const {
  placementAtom: giftPlacementAtom,
  tellAtom: tellGiftPlacementAtom,
  sendAgainFromAtom: sendGiftsAgainFromAtom,
  isPageAloneAtom: areGiftsPageAloneAtom,
} = giftPlacing;

/** Whether the form's button does anything. */
export const canPressGiftsAtom = atom((get) => canStart(get(giftPlacementAtom)));

/** The shown gift cart isn't the one of the order in progress. */
export const isGiftCartAnotherAtom = atom((get): boolean => {
  const attempt = attemptOf(get(giftPlacementAtom));
  const store = get(storeAtom);
  if (attempt?.goods !== "gift" || !attempt.ordered || get(giftPlacing.isOrdererGoneAtom)) return false;
  const cart = get(giftCartAtom);
  if (store.kind !== "ready" || store.value.id !== attempt.reference.storeId) return cart.lines.length > 0;
  return !areGiftsAsOrdered(cart, attempt.ordered);
});

/** The gift checkout is opened, once gift cards' services are there. Returns how to stop. */
export const openGiftCheckoutAtom = atom(null, (get, set) => openPlacing({ get, set, placing: giftPlacing }));

/** It is left: the card is cleared, unless an order in progress may still need it (R37). */
export const leaveGiftCheckoutAtom = atom(null, (get, set) => {
  if (attemptOf(get(giftPlacementAtom)) === null) set(dropCardAtom);
});

/** R33: what is known now decides whether it is given up. */
export const giveUpGiftsAtom = atom(null, async (get, set): Promise<void> => {
  await set(tellGiftPlacementAtom, { kind: "look-again" });
  await set(tellGiftPlacementAtom, { kind: "give-up", now: get(servicesAtom).clock.sureNow() });
});
