import { atom, type Getter, type Setter, type WritableAtom } from "jotai";
import type { PlacedOrder } from "../../../domain/checkout/placement.ts";
import type { NewMember } from "../../../domain/customer/account.ts";
import { checkEmail } from "../../../domain/customer/email.ts";
import type { NewCard, TokenCard } from "../../../domain/payment/card.ts";
import { isByNewCard, type Tender } from "../../../domain/payment/settlement.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { memberAnswerAtom } from "../../customer/membership.atoms.ts";
import { askStoreToken } from "../../payment/cardFields.atoms.ts";
import { joiningAtom } from "./joiningState.atoms.ts";

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
export const cardToStoreAtom = atom<Promise<NewCard | TokenCard | null> | null>(null);

interface WalletGuest {
  readonly udid: string;
  /** Null once they have declined, or somebody has signed in. */
  readonly guest: NewMember | null;
}

/** R97: the guest of a wallet's order, who is asked on the page after it. A reload forgets them, so it asks nobody. */
export const walletGuestAtom = atom<WalletGuest | null>(null);

/** Whoever signs in doesn't read the last guest's address (R86). */
export const forgetWalletGuestAtom = atom(null, (get, set) => {
  const asked = get(walletGuestAtom);
  if (asked?.guest && get(memberAtom) && get(joiningAtom).kind !== "under-way") {
    set(walletGuestAtom, { ...asked, guest: null });
  }
});

/** Who orders, as an account needs it. Null without a valid e-mail address. */
export function guestNow(get: Getter): NewMember | null {
  const { firstName, lastName, email } = get(typedContactAtom);
  const checked = checkEmail(email);
  return checked.ok ? { firstName: firstName.trim(), lastName: lastName.trim(), email: checked.value } : null;
}

/** R67: asked once a session. */
function guestOf(get: Getter, { joins, settlement }: PlacedOrder): NewMember | null {
  const isAsked = get(memberAnswerAtom).answer !== "skip" && get(memberAtom) === null;
  return isAsked && !joins && settlement.kind === "token" && !isByNewCard(settlement) ? guestNow(get) : null;
}

/** Asked for now, because what is typed is forgotten next. The order's own token is spent (R105 store). */
async function cardToStore(get: Getter, tender: Tender): Promise<NewCard | TokenCard | null> {
  if (tender.kind === "card") return tender.card;
  if (tender.kind !== "card-token" && tender.kind !== "bank-answer") return null;
  const given = await askStoreToken(get);
  return given.kind === "card-token" ? given.card : null;
}

/**
 * Call it when the order is placed, before its details are forgotten. Stores whom it makes a member until that is done,
 * so that it survives a reload.
 */
export const placeJoinAtom = atom(null, (get, set, placed: PlacedOrder, tender: Tender) => {
  // What became of the last order's guest.
  if (get(joiningAtom).kind !== "under-way") set(joiningAtom, { kind: "not-asked" });
  const guest = guestOf(get, placed);
  const { joins, settlement, reference } = placed;
  set(walletGuestAtom, guest && { udid: reference.udid, guest });
  if (!joins) return;
  set(cardToStoreAtom, cardToStore(get, tender));
  set(memberAnswerAtom, { ...joins, pays: isByNewCard(settlement) ? "card" : settlement.kind });
});
