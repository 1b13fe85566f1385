import { atom } from "jotai";
import type { Cart } from "../../domain/cart/cart.ts";
import { isOneCompany } from "../../domain/store/isOneCompany.ts";
import type { Store, StoreId } from "../../domain/store/store.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { cartOfAtom } from "./cart.atoms.ts";
import { selectionAtom } from "./selection.atoms.ts";

/** The last store whose cart was shown. */
const leftStoreAtom = atom<Store | null>(null);

interface ComingCart {
  readonly from: StoreId;
  readonly cart: Cart;
}

/**
 * With StoreSelectionAtCheckout a diner has one cart for all stores of a company (S13). Carts are still
 * stored by store, because two tabs may show two stores. The cart that was shown last replaces the shown store's cart
 * as soon as that store's menu is loaded to check it. Until then it stays where it was, so that nothing is ordered with
 * another store's ids. An empty cart isn't moved, so that nothing is lost. Null if no cart has to move.
 */
export const comingCartAtom = atom((get): ComingCart | null => {
  const store = get(shownStoreAtom);
  const previous = get(leftStoreAtom);
  // R75: the first store keeps its cart, and the picked venue has a copy.
  if (get(selectionAtom)) return null;
  if (!previous || !store || previous.id === store.id || !isOneCompany(previous, store)) return null;
  if (![previous, store].every(({ view }) => view.choosesStoreAtCheckout)) return null;
  const cart = get(cartOfAtom)(previous.id);
  return cart.lines.length > 0 ? { from: previous.id, cart } : null;
});

/** Remembers the shown store. Call it whenever a store is shown and no cart has to move to it any more. */
export const rememberStoreAtom = atom(null, (get, set) => {
  const store = get(shownStoreAtom);
  if (store && !get(comingCartAtom) && !get(selectionAtom)) set(leftStoreAtom, store);
});
