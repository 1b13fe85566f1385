import { atom, type Getter, type Setter } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import { withCart } from "../../domain/cart/savedCarts.ts";
import { withoutOrdered } from "../../domain/cart/withoutOrdered.ts";
import type { PlacementCommand } from "../../domain/checkout/placement.ts";
import {
  cartOfAtom,
  cartStoreIdAtom,
  cartsAtom,
  keepCartsAtom,
  putCartAtom,
  recallCartsAtom,
} from "../cart/cart.atoms.ts";
import { dismissCartNoticesAtom } from "../cart/cartNotices.atoms.ts";
import { forgetCouponAtom } from "../promotion/coupon.atoms.ts";
import { forgetOffersAtom } from "../promotion/offers.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { forgetVisitAtom } from "../visit/visit.atoms.ts";
import { forgetWishesAtom } from "./checkout.atoms.ts";
import { claimsOf } from "./claims.ts";
import { tellPlaced } from "./tellCheckout.ts";

type Settle = Extract<PlacementCommand, { readonly kind: "settle" }>;

/** R33: the cart is emptied before the attempt is forgotten, so that nobody finds it full and nothing on its way. */
export const settleOrderAtom = atom(null, (get, set, { address, attempt }: Settle): Promise<void> => {
  const services = get(orderServicesAtom);
  const { orderMemory } = services;
  const { storeId, udid } = address;
  return claimsOf(services, get(servicesAtom).clock).settle(udid, (isOurs) => {
    // Before the cart is emptied, which the page hears of too.
    if (isOurs) tellPlaced(get, { ...attempt, address });
    // Another tab's changes are not to be lost by it.
    set(recallCartsAtom);
    // Where somebody else has settled it, what is in the cart by now has come since.
    if (isOurs || !orderMemory.carts()) takeOut(get, set, attempt);
    set(forgetVisitAtom);
    set(forgetWishesAtom);
    set(forgetCouponAtom, storeId);
    set(forgetOffersAtom, storeId);
  });
});

/** The cart that was ordered may be another store's than the one that is shown. */
function takeOut(get: Getter, set: Setter, { address: { storeId }, ordered }: Settle["attempt"]): void {
  const cart = ordered ? withoutOrdered(get(cartOfAtom)(storeId), ordered) : emptyCart;
  // The cart goes first: what is forgotten after it changes no price of what was ordered.
  if (get(cartStoreIdAtom) === storeId) {
    set(dismissCartNoticesAtom);
    set(putCartAtom, { cart, happening: { kind: "changed" } });
  } else {
    set(keepCartsAtom, withCart(get(cartsAtom), storeId, cart));
  }
}
