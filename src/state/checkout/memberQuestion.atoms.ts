import { atom, type Getter, type Setter } from "jotai";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import type { NewMember } from "../../domain/customer/registration.ts";
import type { Tender } from "../../domain/payment/settlement.ts";

/** Whether a guest becomes a member, as far as an order depends on it (R67). */
export interface MemberQuestion {
  /** True: it is asked now, and its answer presses once more. */
  ask(get: Getter, set: Setter): boolean;
  /** Whom the order makes a member. */
  joins(get: Getter): NewMember | null;
}

/** Set by the dialog that asks; null where there is none, and nobody becomes a member. */
export const memberQuestionAtom = atom<MemberQuestion | null>(null);

/** An order that makes its guest a member, and what it was paid with, from when it is placed until that is seen to. */
export const joinsPlacedAtom = atom<{ readonly order: PlacedOrder; readonly tender: Tender } | null>(null);
