import { atom } from "jotai";
import { attemptOf, canStart } from "../../../domain/checkout/placement.ts";
import { areGiftsAsOrdered } from "../../../domain/gift/savedGifts.ts";
import { giftCartAtom } from "../../gift/giftCart.atoms.ts";
import { dropCardAtom } from "../../payment/card.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { refreshPausedAtom } from "../../store/refreshPaused.actions.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { giftGoods } from "../goods/giftGoods.ts";
import { createPlacing } from "./createPlacing.ts";
import { openPlacing } from "./openPlacing.ts";

/** The state of ordering gift cards, separate from ordering dishes. */
export const giftPlacing = createPlacing(giftGoods);

export const {
  placementAtom: giftPlacementAtom,
  dispatchAtom: dispatchGiftPlacementAtom,
  sendAgainFromAtom: sendGiftsAgainFromAtom,
  isPageAloneAtom: areGiftsPageAloneAtom,
} = giftPlacing;

/** Whether pressing the form's button has an effect. */
export const canPressGiftsAtom = atom((get) => canStart(get(giftPlacementAtom)));

/** Whether the shown gift cart differs from the order in progress. */
export const isGiftCartAnotherAtom = atom((get): boolean => {
  const attempt = attemptOf(get(giftPlacementAtom));
  const store = get(storeAtom);
  if (attempt?.goods !== "gift" || !attempt.ordered || get(giftPlacing.isOrdererGoneAtom)) return false;
  const cart = get(giftCartAtom);
  if (store.kind !== "ready" || store.value.id !== attempt.reference.storeId) return cart.lines.length > 0;
  return !areGiftsAsOrdered(cart, attempt.ordered);
});

/** Call it when the gift checkout is opened and the gift services are loaded. Returns a function that stops it. */
export const openGiftCheckoutAtom = atom(null, (get, set) => {
  void set(refreshPausedAtom);
  return openPlacing({ get, set, placing: giftPlacing });
});

/** Call it when the gift checkout is left. Clears the card, unless an order in progress may still need it (R37). */
export const leaveGiftCheckoutAtom = atom(null, (get, set) => {
  if (attemptOf(get(giftPlacementAtom)) === null) set(dropCardAtom);
});

/** R33: looks the order up again, and then decides whether to give it up. */
export const giveUpGiftsAtom = atom(null, async (get, set): Promise<void> => {
  await set(dispatchGiftPlacementAtom, { kind: "look-again" });
  await set(dispatchGiftPlacementAtom, { kind: "give-up", now: get(servicesAtom).clock.conservativeNow() });
});
