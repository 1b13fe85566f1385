import { atom, type Getter, type Setter } from "jotai";
import type { PlacedOrder } from "../../domain/checkout/placement.ts";
import type { NewMember } from "../../domain/customer/registration.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { Tender } from "../../domain/payment/settlement.ts";
import { memberAnswerAtom } from "../customer/membership.atoms.ts";

/** Whether a guest becomes a member, as far as an order depends on it (R67). */
export interface MemberQuestion {
  /** True: it is asked now, and its answer presses once more. */
  ask(get: Getter, set: Setter): boolean;
  /** Whom the order makes a member. */
  joins(get: Getter): NewMember | null;
}

/** Set by the dialog that asks; null where there is none, and nobody becomes a member. */
export const memberQuestionAtom = atom<MemberQuestion | null>(null);

/** R37: in memory alone, so a reload loses it, until the account has it. */
export const cardToStoreAtom = atom<NewCard | null>(null);

/** The order is placed: whom it makes a member is kept until that is seen to, so that a reload finds it. */
export const placeJoinAtom = atom(null, (_get, set, { joins, settlement }: PlacedOrder, tender: Tender) => {
  if (!joins) return;
  set(cardToStoreAtom, tender.kind === "card" ? tender.card : null);
  set(memberAnswerAtom, { ...joins, pays: settlement.kind });
});
