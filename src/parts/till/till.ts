import type { Atom, WritableAtom } from "jotai";
import type { ComponentType } from "react";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Placing } from "../../state/checkout/placing.ts";
import type { PaymentMethodRules } from "../../state/payment/paymentMethod.ts";

/** What differs between the checkouts of dishes and of gift cards, as far as both show it with the same parts. */
export interface Till {
  readonly placing: Placing;
  /** What the shown cart comes to. */
  readonly totalAtom: Atom<Cents>;
  /** Null where nothing is offered. */
  readonly methodAtom: Atom<PaymentMethodRules | null>;
  /** The card doesn't count: every outcome clears it (R37). */
  readonly isAnythingTypedAtom: Atom<boolean>;
  /** The shown cart isn't the one of the order in progress. */
  readonly isCartAnotherAtom: Atom<boolean>;
  readonly giveUpAtom: WritableAtom<null, [], Promise<void>>;
  /** False: what was given is invalid. */
  readonly payAgainAtom: WritableAtom<null, [], boolean>;
  /** The lines of an order as it was sent, and what they come to before anything is taken off. */
  readonly SentLines: ComponentType<{ readonly attempt: Attempt }>;
  sentSubtotal(attempt: Attempt): Cents;
  /** What the spec adds where the network failed; null where it adds nothing. */
  readonly NetworkErrorWords: ComponentType | null;
}
