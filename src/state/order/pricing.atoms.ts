import { atom } from "jotai";
import { cartAtom, cartCountAtom, cartMenuAtom, cartStoreIdAtom, pricedTotalAtom } from "../cart/cart.atoms.ts";
import { isCodePendingAtom, loadCouponAtom, takeOverCodesAtom } from "../promotion/coupon.atoms.ts";
import { forgetOffersAtom, takeOverAnswersAtom } from "../promotion/offers.atoms.ts";
import { wantedRulesAtom } from "../promotion/ruleReading.ts";
import { areRulesSettledAtom, loadRulesAtom } from "../promotion/rules.atoms.ts";
import { validateCartAtom, validatedCartAtom } from "../promotion/validatedCart.atoms.ts";
import { orderServicesAtom } from "../services.atoms.ts";
import { areEarlierOrdersPendingAtom, findEarlierOrdersAtom, forgetEarlierOrdersAtom } from "./earlierOrders.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";
import { isFeeAheadAtom } from "./receipt.atoms.ts";

/** Changes whenever the cart has to be priced again. */
export const pricingAtom = atom((get) => ({
  priced: get(pricedOrderAtom),
  isFeeAhead: get(isFeeAheadAtom),
  menu: get(cartMenuAtom),
  rules: get(wantedRulesAtom),
}));

/** Whether the total is final: no request is pending that may change it. */
export const isPriceSettledAtom = atom((get) => {
  if (!get(areRulesSettledAtom) || get(isCodePendingAtom) || get(areEarlierOrdersPendingAtom)) return false;
  return get(validatedCartAtom).cart === get(cartAtom);
});

export const publishTotalAtom = atom(null, (get, set) => {
  const { total } = get(pricedOrderAtom);
  const isFeeAhead = get(isFeeAheadAtom);
  set(pricedTotalAtom, { cart: get(cartAtom), total, isFeeAhead, isSettled: get(isPriceSettledAtom) });
});

/** Forgets the answers to offers, so that an empty cart starts again without them. */
const forgetAnswersAtom = atom(null, (get, set) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId !== null) set(forgetOffersAtom, storeId);
});

/** Settles the cart, publishes its total, and loads the rules if the cart isn't empty. */
export const priceCartAtom = atom(null, (get, set) => {
  set(validateCartAtom);
  set(publishTotalAtom);
  if (get(cartCountAtom) === 0) {
    set(forgetEarlierOrdersAtom);
    return set(forgetAnswersAtom);
  }
  void set(loadRulesAtom).then(() => set(findEarlierOrdersAtom));
  void set(loadCouponAtom);
});

/** Until stopped, follows codes that are entered and offers that are answered in another tab or element of the shop. */
export const watchPromotionsAtom = atom(null, (get, set) => {
  const { orderMemory } = get(orderServicesAtom);
  const stops = [
    orderMemory.watch("offers", (answers) => set(takeOverAnswersAtom, answers)),
    orderMemory.watch("coupons", (codes) => {
      set(takeOverCodesAtom, codes);
      set(priceCartAtom);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});
