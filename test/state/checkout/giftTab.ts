import { paymentMethods } from "../../../src/parts/payment/paymentMethods.tsx";
import { createDeviceGifts } from "../../../src/services/adapters/device/deviceGifts.ts";
import { giftPlacing } from "../../../src/state/checkout/goods/giftGoods.ts";
import {
  openGiftCheckoutAtom,
  payGiftsAgainAtom,
  submitGiftsAtom,
} from "../../../src/state/checkout/submit/submitGifts.atoms.ts";
import { typedContactAtom } from "../../../src/state/customer/contact.atoms.ts";
import { giftCartAtom } from "../../../src/state/gift/giftCart.atoms.ts";
import { typedCardAtom } from "../../../src/state/payment/card.atoms.ts";
import { paymentMethodsAtom } from "../../../src/state/payment/payment.atoms.ts";
import { orderServicesAtom } from "../../../src/state/services.atoms.ts";
import { noorTyped } from "../../support/buildContact.ts";
import { type ElementState, serve, serveMembers } from "../../support/buildServices.ts";
import { buildMember } from "../../support/buildSession.ts";
import { giftShop, give } from "../gift/giftFixture.ts";
import type { Ordered } from "./attemptWorld.ts";
import { settle } from "./checkoutTab.ts";

/** A tab with the gift checkout filled in. With `shared` it is another tab or a reload on that one's device. */
export async function openGiftTab(shared?: ElementState): Promise<ElementState> {
  const state = await giftShop(shared?.memory, ({ store, ordering }) => {
    if (!shared) return;
    const services = store.get(orderServicesAtom);
    const { inFlight } = shared.ordering;
    serve(store, {
      loadGifts: async () => ({ ...(await services.loadGifts()), ...createDeviceGifts(shared.device) }),
      loadOrdering: async () => ({ ...ordering, inFlight }),
      orders: shared.orders,
    });
  });
  const { store } = state;
  if (!shared) give(state, { quantity: 2 });
  store.set(paymentMethodsAtom, paymentMethods);
  store.set(typedContactAtom, noorTyped);
  store.set(typedCardAtom, { number: "4111111111111111", expiry: "12/30", cvv: "123" });
  store.set(openGiftCheckoutAtom);
  return shared ? { ...state, device: shared.device, memory: shared.memory, orders: shared.orders } : state;
}

export async function submitGifts(state: ElementState): Promise<void> {
  await state.store.set(submitGiftsAtom);
  await settle();
}

export const gifts: Ordered = {
  openTab: openGiftTab,
  submit: submitGifts,
  placementAtom: giftPlacing.placementAtom,
  dispatchAtom: giftPlacing.dispatchAtom,
  openAtom: openGiftCheckoutAtom,
  leaveAtom: giftPlacing.leaveAtom,
  payAgainAtom: payGiftsAgainAtom,
  isReopened: () => false,
  lines: ({ store }) => store.get(giftCartAtom).lines,
};

/** The same for a member who pays with a stored card. */
export const giftsByStoredCard: Ordered = {
  ...gifts,
  async openTab(shared) {
    const state = await openGiftTab(shared);
    serveMembers(state, buildMember({ storedCards: [{ identifier: "card-1", type: "visa", lastDigits: "1111" }] }));
    return state;
  },
};
