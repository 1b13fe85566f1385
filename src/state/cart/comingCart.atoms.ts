import { atom } from "jotai";
import type { Cart } from "../../domain/cart/cart.ts";
import { isOneCompany } from "../../domain/store/isOneCompany.ts";
import type { Store, StoreId } from "../../domain/store/store.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { cartOfAtom } from "./cart.atoms.ts";

/** The last store whose cart the diner had before them. */
const leftStoreAtom = atom<Store | null>(null);

interface ComingCart {
  readonly from: StoreId;
  readonly cart: Cart;
}

/**
 * With StoreSelectionAtCheckout a diner has one cart, which goes along from store to store of a company (spec,
 * section 4). Carts are kept by store all the same, since two tabs may show two stores: the cart that was shown last
 * moves to the store that is shown now, in the place of what was kept there, as soon as that store's menu can say what
 * becomes of it. Until then it stays where it was, so that nothing is ever ordered by another store's ids; and an empty
 * one moves nowhere, so that nothing is lost. Null: none is on its way.
 */
export const comingCartAtom = atom((get): ComingCart | null => {
  const store = get(storeAtom);
  const left = get(leftStoreAtom);
  if (!left || store.kind !== "ready" || left.id === store.value.id || !isOneCompany(left, store.value)) return null;
  if (![left, store.value].every(({ view }) => view.choosesStoreAtCheckout)) return null;
  const cart = get(cartOfAtom)(left.id);
  return cart.lines.length > 0 ? { from: left.id, cart } : null;
});

/** To be called whenever a store has come up, and when nothing is on its way to it any more. */
export const rememberStoreAtom = atom(null, (get, set) => {
  const store = get(storeAtom);
  if (store.kind === "ready" && !get(comingCartAtom)) set(leftStoreAtom, store.value);
});
