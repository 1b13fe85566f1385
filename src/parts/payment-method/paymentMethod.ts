import type { ComponentType } from "react";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

export interface PaymentFormProps {
  /** Problems are shown from the first try on. */
  readonly areProblemsShown: boolean;
  readonly disabled: boolean;
}

/** A way to pay. Each is a folder of its own, with one line in `parts/payment/paymentMethods.ts`. */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** What the diner is asked for; null where that is nothing. */
  readonly Form: ComponentType<PaymentFormProps> | null;
}
