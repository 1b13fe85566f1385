import { cardForm } from "../../state/payment/cardForm.ts";
import { CardForm } from "../card-form/CardForm.tsx";
import type { PaymentMethodPart } from "../payment-method/paymentMethod.ts";

/** A new card. It is kept only in the form and sent only with the order (R37). */
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
