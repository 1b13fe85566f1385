import type { Customer } from "../../domain/customer/customer.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { Route } from "../navigation/paths.ts";

/** What decides where an order is shown. */
interface OrderPlace {
  readonly reference: OrderReference;
  readonly customer: Customer;
  /** The store's view; null where nobody knows it yet. */
  readonly view: StoreView | null;
  /** How the path names the store. */
  readonly store: string;
  /** The path can't name the order's store, because the page has set another one. */
  readonly isElsewhere: boolean;
}

/** Spec, "Placing an order", 5. */
export function orderRoute({ reference, customer, view, store, isElsewhere }: OrderPlace): Route {
  const { udid, storeId, customerId } = reference;
  const isOwn = customer.kind === "member" && customer.uid === customerId;
  if (view && !isOwn && (!view.login || view.hidesGuestTracking)) return { name: "thankYou", store };
  const company = isElsewhere ? { company: String(storeId) } : {};
  return { name: "completeOrder", store, order: udid, user: customerId, ...company };
}
