import type { Atom, WritableAtom } from "jotai";
import type { ComponentType } from "react";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Placing, SubmitResult } from "../../state/checkout/placing/placing.ts";
import type { SurchargeHintOf } from "../../state/checkout/submit/buildSurchargeHint.ts";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** The differences between the checkouts of dishes and of gift cards, for the parts that both share. */
export interface CheckoutConfig {
  readonly placing: Placing;
  /** The total of the shown cart. */
  readonly totalAtom: Atom<Cents>;
  /** Null if no method is offered. */
  readonly methodAtom: Atom<PaymentMethodRules | null>;
  /** Ignores the card, because every outcome clears it (R37). */
  readonly isAnythingTypedAtom: Atom<boolean>;
  /** What each payment method, and each stored card, would add to the total. */
  readonly surchargeHintAtom: Atom<SurchargeHintOf>;
  readonly submitAtom: WritableAtom<null, [], Promise<SubmitResult>>;
  /** Returns false if the entered data is invalid. */
  readonly payAgainAtom: WritableAtom<null, [], boolean>;
  /** The lines of an order as it was sent, and their sum before discounts. */
  readonly SentLines: ComponentType<{ readonly attempt: Attempt }>;
  sentSubtotal(attempt: Attempt): Cents;
  /** What is added if the network failed. Null if it adds nothing. */
  readonly NetworkErrorWords: ComponentType | null;
}
