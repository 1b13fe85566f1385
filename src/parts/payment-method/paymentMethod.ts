import type { ComponentType } from "react";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** What stands beside a method's name. One that is barred is shown, and can't be chosen. */
export interface PaymentHint {
  readonly words: string;
  readonly isBarred: boolean;
}

/** A way to pay. Each is a folder of its own, with a line in `parts/payment-methods/paymentMethods.ts` and one for its name beside that. */
export interface PaymentMethodPart extends PaymentMethodRules {
  /** A hook; without it the hint is what the method adds to the total. */
  readonly useHint?: () => PaymentHint | null;
  /** The fields that it needs, inside the checkout's form; null where it needs none. */
  readonly Form: ComponentType | null;
}
