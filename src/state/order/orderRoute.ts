import type { Customer } from "../../domain/customer/customer.ts";
import type { OrderReference } from "../../domain/order/orderReference.ts";
import type { StoreView } from "../../domain/store/store.ts";
import type { Route } from "../navigation/paths.ts";

/** What decides where an order is shown. */
export interface OrderRouteInput {
  readonly reference: OrderReference;
  readonly customer: Customer;
  /** The store's view; null while it isn't known. */
  readonly view: StoreView | null;
  /** How the path names the store. */
  readonly store: string;
  /** The path can't name the order's store, because the page has set another one. */
  readonly isElsewhere: boolean;
}

function isOwn({ reference, customer }: Pick<OrderRouteInput, "reference" | "customer">): boolean {
  return customer.kind === "member" && customer.uid === reference.customerId;
}

/** S31: a store may hide orders from guests, even from those who have the link. */
export function isHidden({ view, ...whose }: Pick<OrderRouteInput, "reference" | "customer" | "view">): boolean {
  return view?.hidesGuestTracking === true && !isOwn(whose);
}

/** The route of an order's screen (S28). */
export function orderRoute({ reference, customer, view, store, isElsewhere }: OrderRouteInput): Route {
  const { udid, storeId, customerId } = reference;
  if (view && !isOwn({ reference, customer }) && (!view.login || view.hidesGuestTracking))
    return { name: "thankYou", store };
  const company = isElsewhere ? { company: String(storeId) } : {};
  return { name: "completeOrder", store, order: udid, user: customerId, ...company };
}
