import { atom } from "jotai";
import { emptyCart } from "../../domain/cart/cart.ts";
import { withCart } from "../../domain/cart/savedCarts.ts";
import { takesLaterOrders } from "../../domain/fulfilment/takesLaterOrders.ts";
import type { PastOrder } from "../../domain/order/pastOrder.ts";
import { storeState, takesOrders } from "../../domain/store/storeState.ts";
import { cartMenuAtom, cartOfAtom, cartStoreIdAtom, cartsAtom, keepCartsAtom } from "../cart/cart.atoms.ts";
import { settingsAtom } from "../host/host.atoms.ts";
import { navigateAtom } from "../navigation/navigation.atoms.ts";
import { findOrderStoreAtom } from "../order/orderStores.atoms.ts";
import { servicesAtom } from "../services.atoms.ts";
import { storeParamAtom } from "../store/store.atoms.ts";
import { fillCheckoutAtom } from "./refill.actions.ts";

export type ReorderAnswer =
  | { readonly kind: "going" }
  /** There is something in the cart. */
  | { readonly kind: "ask" }
  /** The store's own message, where it has one. */
  | { readonly kind: "closed"; readonly message: string }
  /** This page is held to another store. */
  | { readonly kind: "elsewhere" }
  /** Nothing of it is on the menu any more. The cart stays as it was. */
  | { readonly kind: "gone" }
  | { readonly kind: "missing" | "failed" };

interface Asked {
  readonly order: PastOrder;
  /** The diner has agreed that the cart is replaced. */
  readonly mayReplace: boolean;
}

/** Another store's cart makes room; its menu isn't there yet, so that store's checkout fills it. */
const emptyCartOfAtom = atom(null, (get, set, storeId: number) => {
  if (get(cartOfAtom)(storeId).lines.length > 0) set(keepCartsAtom, withCart(get(cartsAtom), storeId, emptyCart));
});

/** R70: never posts. It fills the cart of the order's own store, and goes to the checkout there. */
export const reorderPastAtom = atom(null, async (get, set, { order, mayReplace }: Asked): Promise<ReorderAnswer> => {
  const { storeId, udid } = order;
  const isShown = storeId === get(cartStoreIdAtom);
  if (!isShown && get(settingsAtom).store) return { kind: "elsewhere" };
  const store = await set(findOrderStoreAtom, storeId);
  if (typeof store === "string") return { kind: store };
  const state = storeState(store, takesLaterOrders(store), get(servicesAtom).clock.now());
  if (!takesOrders(state)) return { kind: "closed", message: store.closedMessage };
  const isFull = get(cartOfAtom)(storeId).lines.length > 0;
  if (isFull && !mayReplace) return { kind: "ask" };
  if (isFull && isShown && get(cartMenuAtom)) {
    if (!set(fillCheckoutAtom, order)) return { kind: "gone" };
  } else set(emptyCartOfAtom, storeId);
  const param = (isShown && get(storeParamAtom)) || String(storeId);
  set(navigateAtom, { name: "checkout", store: param, order: udid });
  return { kind: "going" };
});
