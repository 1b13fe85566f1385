import type { ComponentType } from "react";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** A text beside a method's name. A barred method is shown but can't be chosen. */
export interface PaymentHint {
  readonly words: string;
  readonly isBlocked: boolean;
}

/**
 * A payment method. Each has its own folder, a line in `parts/payment-methods/paymentMethods.ts`, and a line for its
 * name in the file next to that.
 */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** A hook. Without it, the hint is the surcharge of the method. */
  readonly useHint?: () => PaymentHint | null;
  /** The fields that it needs inside the checkout's form. Null if it needs none. */
  readonly Form: ComponentType | null;
}
