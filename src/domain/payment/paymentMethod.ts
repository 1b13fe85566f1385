import type { OrderMode } from "../fulfilment/orderMode.ts";
import type { Store } from "../store/store.ts";

/** Spec, "Payment method codes". */
export type PaymentMethod =
  | "room-charge"
  | "card"
  | "points"
  | "cash"
  | "alipay"
  | "wechat"
  | "apple-pay"
  | "google-pay";

/** The first is chosen to begin with. The other ways of the spec join here. */
export function offerPayments(view: Pick<Store["view"], "cashOnPickup">, mode: OrderMode): readonly PaymentMethod[] {
  return view.cashOnPickup && mode === "pickup" ? ["card", "cash"] : ["card"];
}
