import { atom } from "jotai";
import { takesLaterOrders } from "../../../domain/fulfilment/offeredModes.ts";
import type { PastOrder } from "../../../domain/order/pastOrder.ts";
import { storeState, takesOrders } from "../../../domain/store/storeState.ts";
import { cartOfAtom, cartStoreIdAtom } from "../../cart/cart.atoms.ts";
import { settingsAtom } from "../../host/host.atoms.ts";
import { navigateAtom, pathAtom } from "../../navigation/navigation.atoms.ts";
import { findOrderStoreAtom } from "../../order/orderStores.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { storeParamAtom } from "../../store/store.atoms.ts";
import { mayReplaceCartAtom } from "./refill.atoms.ts";

export type ReorderResult =
  | { readonly kind: "going" }
  /** The cart isn't empty. */
  | { readonly kind: "ask" }
  /** The store's own message, if it has one. */
  | { readonly kind: "closed"; readonly message: string }
  /** The diner has left the screen meanwhile (R98). */
  | { readonly kind: "left" }
  /** This page is limited to another store. */
  | { readonly kind: "elsewhere" }
  | { readonly kind: "missing" | "failed" };

interface Asked {
  readonly order: PastOrder;
  /** The diner has agreed to replace the cart. */
  readonly mayReplace: boolean;
}

/** R70: never posts. It goes to the checkout of the order's own store, which fills the cart. */
export const reorderPastAtom = atom(null, async (get, set, { order, mayReplace }: Asked): Promise<ReorderResult> => {
  const { storeId, udid } = order;
  const isShown = storeId === get(cartStoreIdAtom);
  if (!isShown && get(settingsAtom).store) return { kind: "elsewhere" };
  const path = get(pathAtom);
  const store = await set(findOrderStoreAtom, storeId);
  if (get(pathAtom) !== path) return { kind: "left" };
  if (typeof store === "string") return { kind: store };
  const state = storeState(store, takesLaterOrders(store), get(servicesAtom).clock.now());
  if (!takesOrders(state)) return { kind: "closed", message: store.closedMessage };
  if (!mayReplace && get(cartOfAtom)(storeId).lines.length > 0) return { kind: "ask" };
  set(mayReplaceCartAtom, mayReplace ? udid : null);
  set(navigateAtom, { name: "checkout", store: (isShown && get(storeParamAtom)) || String(storeId), order: udid });
  return { kind: "going" };
});
