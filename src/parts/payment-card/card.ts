import { cardForm } from "../../state/checkout/checkoutForms.ts";
import { CardForm } from "../card-form/CardForm.tsx";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";

/** A new card, typed in. It lives in the form and goes with the order, and nowhere else (R37). */
export const card: PaymentMethodPart = {
  method: "card",
  settles: {
    kind: "card",
    card(get) {
      const checked = get(cardForm.checked);
      return checked.ok ? checked.value : null;
    },
  },
  isOffered: () => true,
  isFilledIn: (get) => get(cardForm.checked).ok,
  Form: CardForm,
};
