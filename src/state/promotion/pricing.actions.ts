import { atom } from "jotai";
import {
  cartAtom,
  cartCountAtom,
  cartMenuAtom,
  cartStoreIdAtom,
  noticeCartAtom,
  pricedTotalAtom,
  putCartAtom,
} from "../cart/cart.atoms.ts";
import { pricedOrderAtom, settledCartAtom } from "../order/pricedOrder.atoms.ts";
import { bringCouponAtom, isCodeAskedAboutAtom } from "./coupon.atoms.ts";
import { forgetOffersAtom } from "./offers.atoms.ts";
import { areRulesSettledAtom, loadRulesAtom, wantedRulesAtom } from "./rules.atoms.ts";

/** Changes whenever the cart is to be priced anew. */
export const pricingAtom = atom((get) => ({
  priced: get(pricedOrderAtom),
  menu: get(cartMenuAtom),
  rules: get(wantedRulesAtom),
}));

/** Whether the total is what it will be: nothing is being asked about that may change it. */
export const isPriceSettledAtom = atom((get) => {
  if (!get(areRulesSettledAtom) || get(isCodeAskedAboutAtom)) return false;
  return get(settledCartAtom).cart === get(cartAtom);
});

export const tellTotalAtom = atom(null, (get, set) => {
  const { total } = get(pricedOrderAtom);
  set(pricedTotalAtom, { cart: get(cartAtom), total, isSettled: get(isPriceSettledAtom) });
});

/** Makes the cart what it is priced as; what left it is told. */
export const settleCartAtom = atom(null, (get, set) => {
  const { cart, news } = get(settledCartAtom);
  if (cart === get(cartAtom)) return;
  set(putCartAtom, { cart, happening: { kind: "changed" } });
  set(noticeCartAtom, news);
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
