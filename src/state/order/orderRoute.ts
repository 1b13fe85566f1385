import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { Route } from "../navigation/paths.ts";

/** What is known of where an order is shown. */
export interface OrderPlace {
  readonly address: OrderAddress;
  /** The store's view; null where nobody knows it yet. */
  readonly view: StoreView | null;
  /** How the path names the store. */
  readonly store: string;
  /** The path can't name the order's store, because the page has set another one. */
  readonly isElsewhere: boolean;
}

/** Spec, "Placing an order", 5. */
export function orderRoute({ address, view, store, isElsewhere }: OrderPlace): Route {
  if (view && (!view.login || view.hidesGuestTracking)) return { name: "thankYou", store };
  const { udid, storeId, customerId } = address;
  const company = isElsewhere ? { company: String(storeId) } : {};
  return { name: "completeOrder", store, order: udid, user: customerId, ...company };
}
