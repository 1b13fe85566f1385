import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";

/** Paid when the order is picked up. */
export const cash: PaymentMethodPart = {
  method: "cash",
  settles: { kind: "none" },
  isOffered: (_get, { view, mode }) => view.cashOnPickup && mode === "pickup",
  isFilledIn: () => true,
  Form: null,
};
