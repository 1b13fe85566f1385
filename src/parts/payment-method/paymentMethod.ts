import type { ComponentType } from "react";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** A way to pay. Each is a folder of its own, with a line in `parts/payment-methods/paymentMethods.ts` and one for its name beside that. */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** What the diner is asked for, as a part of the form around it; null where that is nothing. */
  readonly Form: ComponentType | null;
}
