import { atom } from "jotai";
import { cartAtom, cartCountAtom, cartMenuAtom, cartStoreIdAtom, pricedTotalAtom } from "../cart/cart.atoms.ts";
import { bringCouponAtom, isCodePendingAtom } from "../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../promotion/offers.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom, wantedRulesAtom } from "../promotion/rules.atoms.ts";
import { settleCartAtom, settledCartAtom } from "../promotion/settledCart.atoms.ts";
import { pricedOrderAtom } from "./pricedOrder.atoms.ts";

/** Changes whenever the cart is to be priced anew. */
export const pricingAtom = atom((get) => ({
  priced: get(pricedOrderAtom),
  menu: get(cartMenuAtom),
  rules: get(wantedRulesAtom),
}));

/** Whether the total is what it will be: nothing is being asked about that may change it. */
export const isPriceSettledAtom = atom((get) => {
  if (!get(areRulesSettledAtom) || get(isCodePendingAtom)) return false;
  return get(settledCartAtom).cart === get(cartAtom);
});

export const tellTotalAtom = atom(null, (get, set) => {
  const { total } = get(pricedOrderAtom);
  set(pricedTotalAtom, { cart: get(cartAtom), total, isSettled: get(isPriceSettledAtom) });
});

/** An emptied cart begins anew, with nothing said to any offer. */
const forgetAnswersAtom = atom(null, (get, set) => {
  const storeId = get(cartStoreIdAtom);
  if (storeId !== null) set(forgetOffersAtom, storeId);
});

/** Settles the cart, tells its total, and learns the rules where something is to be priced by them. */
export const priceCartAtom = atom(null, (get, set) => {
  set(settleCartAtom);
  set(tellTotalAtom);
  if (get(cartCountAtom) === 0) return set(forgetAnswersAtom);
  void set(loadRulesAtom);
  void set(bringCouponAtom);
});
