import { atom, type Getter, type Setter, type WritableAtom } from "jotai";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import type { NewMember } from "../../../domain/customer/account.ts";
import type { NewCard } from "../../../domain/payment/card.ts";
import type { Tender } from "../../../domain/payment/settlement.ts";
import { memberAnswerAtom } from "../../customer/membership.atoms.ts";

/** The press of the form's button, of dishes or of gift cards. */
export type Press = WritableAtom<unknown, [], Promise<unknown>>;

/** Whether a guest becomes a member, as far as an order depends on it (R67). */
export interface MemberQuestion {
  /** Returns true if the question is asked now. Its answer presses the button again. */
  ask(get: Getter, set: Setter, press: Press): boolean;
  /** The guest whom the order makes a member. */
  joins(get: Getter): NewMember | null;
}

/** Set by the code of the dialog that asks. While it is null, nobody becomes a member. */
export const memberQuestionAtom = atom<MemberQuestion | null>(null);

/** The guest whom the order that is made now makes a member. */
export const joinsNow = (get: Getter): NewMember | null => get(memberQuestionAtom)?.joins(get) ?? null;

/** R37: kept only in memory until the account has stored the card, so a reload loses it. */
export const cardToStoreAtom = atom<NewCard | null>(null);

/** Call it when the order is placed. Stores whom it makes a member until that is done, so that it survives a reload. */
export const placeJoinAtom = atom(null, (_get, set, { joins, settlement }: PlacedOrder, tender: Tender) => {
  if (!joins) return;
  set(cardToStoreAtom, tender.kind === "card" ? tender.card : null);
  set(memberAnswerAtom, { ...joins, pays: settlement.kind });
});
