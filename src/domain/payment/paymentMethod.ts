import type { Fulfilment } from "../fulfilment/fulfilment.ts";
import type { Store } from "../store/store.ts";

/** How the diner pays; the other ways of the spec join here. */
export type PaymentMethod = "card" | "cash";

/** The first is chosen to begin with. */
export function offerPayments(
  view: Pick<Store["view"], "cashOnPickup">,
  fulfilment: Fulfilment["kind"],
): readonly PaymentMethod[] {
  return view.cashOnPickup && fulfilment === "pickup" ? ["card", "cash"] : ["card"];
}
