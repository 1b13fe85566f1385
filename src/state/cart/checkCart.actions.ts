import { atom } from "jotai";
import { expireCart, refreshCart } from "../../domain/cart/refreshCart.ts";
import { rematchCart } from "../../domain/cart/rematchCart.ts";
import { servicesAtom } from "../services.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { cartAtom, cartEventAtom, cartMenuAtom, cartStoreIdAtom, moveCartAtom, saveCartAtom } from "./cart.atoms.ts";
import { noticeCartAtom } from "./cartNotices.atoms.ts";
import { comingCartAtom } from "./comingCart.atoms.ts";
import { selectionAtom } from "./selection.atoms.ts";

/**
 * S14: removes products from the cart that are missing or sold out, and notifies the diner. If the store is
 * chosen at checkout, they stay in the cart as unavailable.
 */
export const refreshCartAtom = atom(null, (get, set) => {
  const menu = get(cartMenuAtom);
  const store = get(shownStoreAtom);
  if (!menu || !store || store.id !== get(cartStoreIdAtom)) return;
  const coming = get(comingCartAtom);
  const before = coming?.cart ?? get(cartAtom);
  const isCopy = get(selectionAtom)?.picked === store.id;
  const { cart, notices } =
    isCopy || store.view.choosesStoreAtCheckout ? rematchCart(before, menu) : refreshCart(before, menu);
  if (coming) {
    set(moveCartAtom, { cart, from: coming.from });
  } else if (cart !== before) {
    // A new photo, say, is no change that anybody is told of (R83).
    set(saveCartAtom, { cart, event: notices.length > 0 ? { kind: "changed" } : get(cartEventAtom) });
  }
  set(noticeCartAtom, notices);
});

/** R41: empties a cart that has expired, and notifies the diner. */
export const expireCartAtom = atom(null, (get, set) => {
  const store = get(shownStoreAtom);
  if (!store || store.id !== get(cartStoreIdAtom)) return;
  const before = get(cartAtom);
  const cart = expireCart(before, get(servicesAtom).clock.now(), store.zone);
  if (cart === before) return;
  set(saveCartAtom, { cart, event: { kind: "changed" } });
  set(noticeCartAtom, [{ kind: "expired" }]);
});
