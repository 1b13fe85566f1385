import { atom, type Getter, type Setter } from "jotai";

/** Whether a guest becomes a member, as far as an order depends on it (R67). */
export interface MemberQuestion {
  /** True: it is asked now, and its answer presses once more. */
  ask(get: Getter, set: Setter): boolean;
  /** Whether the order makes its guest a member. */
  joins(get: Getter): boolean;
}

/** Set by the dialog that asks; null where there is none, and nobody becomes a member. */
export const memberQuestionAtom = atom<MemberQuestion | null>(null);
