import type { ComponentType } from "react";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** A way to pay. Each is a folder of its own, with a line in `parts/payment-methods/paymentMethods.ts` and one for its name beside that. */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** The fields that it needs, inside the checkout's form; null where it needs none. */
  readonly Form: ComponentType | null;
}
